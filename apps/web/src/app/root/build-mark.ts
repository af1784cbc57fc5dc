/** What tells one build from another: the names of the files the page loads, which carry their content in them. */
export function buildMark(html: string): string {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');
}
