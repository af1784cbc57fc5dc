import type { Row } from './lines.ts';

/** Rows of one page, and its height. */
export type PageRows = { rows: Row[]; height: number };

// Share of the height of a page in which heads and feet stand.
const EDGE = 0.13;

/**
 * The rows of each page that repeat at its upper or lower edge: names of the document, numbers of pages. Numbers differ
 * from page to page and count as the same.
 */
export function runningRows(pages: readonly PageRows[]): Map<Row, 'head' | 'foot'> {
  const places = new Map<string, { row: Row; page: number; place: 'head' | 'foot' }[]>();
  for (const [page, { rows, height }] of pages.entries()) {
    for (const row of rows) {
      const place = row.box.bottom < EDGE * height ? 'head' : row.box.top > (1 - EDGE) * height ? 'foot' : null;
      if (!place) continue;
      const key = `${place} ${wordsOf(row)}`;
      places.set(key, [...(places.get(key) ?? []), { row, page, place }]);
    }
  }
  const running = new Map<Row, 'head' | 'foot'>();
  for (const same of places.values()) {
    const isRepeated = new Set(same.map(({ page }) => page)).size >= Math.max(2, Math.min(3, pages.length / 2));
    if (isRepeated) for (const { row, place } of same) running.set(row, place);
  }
  return running;
}

function wordsOf({ lines }: Row): string {
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
  return text.replace(/\d+|\b[ivxl]+\b/g, '#');
}
