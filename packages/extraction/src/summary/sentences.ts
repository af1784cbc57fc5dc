import type { Passage } from '../documents/passages.ts';

/** A sentence that may stand in a summary, and its place in its passage. */
export type Sentence = { passage: Passage; text: string; start: number; end: number };

const shortest = 40;
const longest = 320;
const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });
/** Abbreviations and ordinals that end with a point and not the sentence. */
const goesOn =
  /(?:^|[\s(])(?:\d{1,3}|\p{L}|abs|art|nr|ziff|gem|bzw|ggf|ca|inkl|zzgl|max|min|evtl|usw|str|tel|std|mio|vgl)\.\s*$/iu;

/** The whole sentences of running text; without headings, cells and lines of forms. */
export function sentencesOf(passages: readonly Passage[]): Sentence[] {
  return passages.flatMap((passage) =>
    passage.cell || passage.headings.at(-1) === passage.text ? [] : inPassage(passage),
  );
}

function inPassage(passage: Passage): Sentence[] {
  const { text } = passage;
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (end < text.length && goesOn.test(segment)) continue;
    const piece = text.slice(from, end);
    const start = from + (piece.length - piece.trimStart().length);
    const sentence = piece.trim();
    if (isSentence(sentence)) sentences.push({ passage, text: sentence, start, end: start + sentence.length });
    from = end;
  }
  return sentences;
}

/** It begins with a capital letter, ends with a point, and is long enough to say something. */
function isSentence(text: string): boolean {
  const isWhole = /^[\p{Lu}§„"\d]/u.test(text) && /[.!]["“”)]?$/u.test(text);
  return isWhole && text.length >= shortest && text.length <= longest && text.split(' ').length >= 6;
}
