/** What each preset phrase of the chat says. */
export const PHRASES: Record<string, string> = {
  hello: 'hello',
  'good-luck': 'good-luck',
  'well-played': 'well-played',
  thinking: 'let-me-think',
  'your-turn': 'it-is-your-turn',
  sorry: 'sorry',
  oops: 'oops',
  thanks: 'thank-you',
  'one-more': 'one-more-game',
  bye: 'goodbye',
};
