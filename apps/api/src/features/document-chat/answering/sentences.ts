/** A sentence of a passage, or a row of a table in it, and where it stands. */
export type Sentence = { text: string; start: number; end: number };

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

// What the rules of Unicode take for the end of a sentence in German: abbreviations, ordinals and single letters.
const abbreviations = [
  ...[
    'abs',
    'art',
    'nr',
    'ziff',
    'lit',
    'vgl',
    'gem',
    'bzw',
    'ggf',
    'ca',
    'inkl',
    'exkl',
    'zzgl',
    'max',
    'min',
    'evtl',
  ],
  ...[
    'usw',
    'etc',
    'dr',
    'prof',
    'hr',
    'fr',
    'str',
    'tel',
    'std',
    'mio',
    'mrd',
    'st',
    'anl',
    'kap',
    'sog',
    'insb',
    'bspw',
  ],
];
const goesOn = new RegExp(String.raw`(?:^|[\s(])(?:\d{1,3}|\p{L}|${abbreviations.join('|')})\.\s*$`, 'iu');

/** The sentences of a passage; each of its lines ends one. */
export function sentencesOf(passage: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { segment, index } of segmenter.segment(passage)) {
    const end = index + segment.length;
    if (!segment.endsWith('\n') && end < passage.length && goesOn.test(segment)) continue;
    sentences.push(trimmed(passage, from, end));
    from = end;
  }
  if (from < passage.length) sentences.push(trimmed(passage, from, passage.length));
  return sentences.filter(({ text }) => /\p{L}|\d/u.test(text));
}

function trimmed(passage: string, from: number, to: number): Sentence {
  const piece = passage.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const text = piece.trim();
  return { text, start, end: start + text.length };
}
