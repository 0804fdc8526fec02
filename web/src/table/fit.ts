/** Makes cards as large as the table allows. What does not grow with them (plates, phases, gaps) is measured, not guessed. */

/** A card 44 pixels wide can be touched with a thumb; where not even that fits, the table is scrolled. */
const SMALLEST = 62;
const LARGEST = 240;
const CLOSE = 1.5;
const TRIES = 6;

function needed(felt: HTMLElement): number {
  const style = getComputedStyle(felt);
  let sum = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  for (const child of felt.children) {
    const box = getComputedStyle(child);
    if (box.position !== 'absolute') sum += (child as HTMLElement).offsetHeight + parseFloat(box.marginTop) + parseFloat(box.marginBottom);
  }
  return sum;
}

/** `wide` is the width of the table in heights of a card, `edges` what the width needs besides, in pixels. Whether it all fits. */
export function fit(felt: HTMLElement, wide: number, edges: number): boolean {
  const room = felt.clientHeight;
  const at = (size: number): number => {
    felt.style.setProperty('--full', `${size}px`);
    return needed(felt);
  };
  // The height grows almost in a straight line with the cards: two sizes that enclose the room give the next one.
  // Each try costs a layout of the whole table, so there are few.
  let high = Math.min((felt.clientWidth - edges) / wide, LARGEST);
  let over = at(high);
  if (over <= room) return true;
  let low = Math.min(high, SMALLEST);
  let under = at(low);
  if (under > room) return false;
  let size = low;
  for (let i = 0; i < TRIES && high - low > CLOSE && over > under && room - under > CLOSE; i++) {
    size = Math.min(high - CLOSE / 3, low + ((high - low) * (room - under)) / (over - under));
    const now = at(size);
    if (now <= room) [low, under] = [size, now];
    else [high, over] = [size, now];
  }
  if (size !== low) at(low);
  return true;
}
