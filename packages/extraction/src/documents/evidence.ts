import { boxesByLine, wordsOf } from '@zuschlag/reading/quote-places';
import type { Evidence } from '../extracted.ts';
import type { Passage } from './passages.ts';

/** The quote of a range of a passage, without the spaces around it. */
export function evidenceOf(passage: Passage, start: number, end: number): Evidence {
  const text = passage.text.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  const to = start + text.trimEnd().length;
  return {
    document: passage.document,
    part: passage.part,
    quote: passage.text.slice(from, to),
    boxes: boxesByLine(wordsOf(passage, from, to)),
  };
}
