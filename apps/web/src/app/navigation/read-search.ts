/**
 * The part of the address that a page reads, and nothing else of it. The router hands on what a reader leaves out, as it
 * stands there: without this, a mistyped word of an old link would reach the page that the reader has just protected.
 */
export function readSearch<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });
}
