/** Makes cards as large as the table allows. What does not grow with them (plates, phases, gaps) is measured, not guessed. */

const SMALLEST = 30;
const LARGEST = 240;
const HALVINGS = 6;

function needed(felt: HTMLElement): number {
  const style = getComputedStyle(felt);
  let sum = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  for (const child of felt.children) {
    const box = getComputedStyle(child);
    if (box.position !== 'absolute') sum += (child as HTMLElement).offsetHeight + parseFloat(box.marginTop) + parseFloat(box.marginBottom);
  }
  return sum;
}

/** `wide` is the width of the table in heights of a card, `edges` what the width needs besides, in pixels. */
export function fit(felt: HTMLElement, wide: number, edges: number): void {
  const fits = (size: number): boolean => {
    felt.style.setProperty('--full', `${size}px`);
    return needed(felt) <= felt.clientHeight;
  };
  let high = Math.max(SMALLEST, Math.min((felt.clientWidth - edges) / wide, LARGEST));
  if (fits(high)) return;
  let low = SMALLEST;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
