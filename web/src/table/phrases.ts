/** What each preset phrase of the chat says. */
export const PHRASES: Record<string, string> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played!',
  thinking: 'Let me think…',
  'your-turn': 'It is your turn.',
  sorry: 'Sorry!',
  oops: 'Oops.',
  thanks: 'Thank you!',
  'one-more': 'One more game?',
  bye: 'Goodbye!',
};
