/** Signs with which items of lists begin. */
const sign = '[•·▪▫◦‣●○■□➢✓→*–—-]';
const item = new RegExp(`^(${sign}|\\(?[a-z]{1,2}\\)|\\(?[ivx]{1,4}\\)|\\(?\\d{1,3}\\)|\\d{1,2}\\.)$`, 'u');
const numbered =
  /^(§+\s?\d+[a-z]?|Art(?:ikel|\.)\s?\d+[a-z]?|\d{1,2}(?:\.\d{1,3}){1,5}\.?|\d{1,2}\.|[IVX]{1,5}\.|[A-Z]\.)(?=\s)/u;

/** Whether a word begins an item of a list. */
export function isMarker(word: string): boolean {
  return item.test(word);
}

/** The number with which a heading begins, as printed; null without one. */
export function numberOf(text: string): string | null {
  return numbered.exec(text)?.[1] ?? null;
}

/** How deep a number leads: "2" 1, "2.1" 2; null for a number that does not say. */
export function depthOf(number: string): number | null {
  if (/^(§|Art)/.test(number)) return null;
  return /^\d/.test(number) ? number.replace(/\.$/, '').split('.').length : null;
}
