/** The identity of a build: the names of the files of the page, which contain their hashes. */
export function buildMark(html: string): string {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');
}
