import type { TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { evidenceOf } from '../documents/evidence.ts';
import { isInstruction } from '../documents/instructions.ts';
import { type Passage, passagesOf } from '../documents/passages.ts';
import type { Evidence } from '../extracted.ts';

/** A lot that a document names in a line of its own, or in a row of a table. */
export type FoundLot = { number: string; title: string; evidence: Evidence };

const lot = String.raw`Los\s*(?:Nr\.|Nummer)?\s*(\d{1,3}|[A-Z])`;
/** "Los 1: Rathaus Mitte", "2.1 Los 2 – Hafen"; behind the number of a chapter. */
const line = new RegExp(String.raw`^(?:\d{1,2}(?:\.\d{1,2})*[.)]*\s+)?${lot}\s*[:–—-]\s*(\p{L}[^:€]{2,118})$`, 'u');
const cell = new RegExp(`^${lot}$`, 'u');
/** A date, a price or a share is a fact of a lot and does not name it. */
const isNoTitle = (text: string) => /\d{1,2}\.\d{1,2}\.\d{2,4}|[€%]|\b(?:frist|preis|summe|euro)\b/iu.test(text);

/**
 * The lots that documents name: at least two, counted from the first. Of several titles the first one counts, because an
 * overview stands before the chapters of the lots.
 */
export function lotsIn(documents: readonly TextWithPlaces[]): FoundLot[] {
  const passages = passagesOf(documents).filter(({ text }) => !isInstruction(text));
  const found = new Map<string, FoundLot>();
  for (const one of [...passages.flatMap(inLines), ...inRows(passages)])
    if (!isNoTitle(one.title) && !found.has(one.number)) found.set(one.number, one);
  const isCounted = found.has('1') || found.has('A');
  return isCounted && found.size > 1 ? [...found.values()].toSorted(byNumber) : [];
}

function inLines(passage: Passage): FoundLot[] {
  let start = 0;
  return passage.text.split('\n').flatMap((text) => {
    const from = start;
    start += text.length + 1;
    const [, number, title] = line.exec(text.trim()) ?? [];
    if (number === undefined || title === undefined) return [];
    return [{ number: plain(number), title: titled(title), evidence: evidenceOf(passage, from, from + text.length) }];
  });
}

/** "Los 1" in one cell, its name in the next one of the row. */
function inRows(passages: readonly Passage[]): FoundLot[] {
  return passages.flatMap((passage, at) => {
    const [, number] = cell.exec(passage.text.trim()) ?? [];
    const next = passages[at + 1];
    if (number === undefined || !passage.cell || !next?.cell) return [];
    const isBeside = next.cell.table === passage.cell.table && next.cell.row === passage.cell.row;
    const title = titled(next.text);
    if (!isBeside || !/^\p{L}.{2,118}$/u.test(title)) return [];
    return [{ number: plain(number), title, evidence: evidenceOf(next, 0, next.text.length) }];
  });
}

function plain(number: string): string {
  return number.replace(/^0+(?=.)/, '');
}

function titled(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.,;]$/, '');
}

function byNumber(one: FoundLot, other: FoundLot): number {
  return one.number.localeCompare(other.number, 'de', { numeric: true });
}
