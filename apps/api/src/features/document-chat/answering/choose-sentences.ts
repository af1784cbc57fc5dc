import { tokensOf } from '@zuschlag/reading/search/tokens';
import type { Term } from '../../reading/search/find-passages.ts';
import { hasWanted, type Wanted } from './question-words.ts';
import { sentencesOf } from './sentences.ts';

export type Candidate = { heading: string; text: string };
/** @param share how much of the question the sentence answers, 0 to 1 */
export type Chosen = { passage: number; text: string; share: number };

const rules = {
  /** The best sentence must answer so much of the question; else the documents do not answer it. */
  least: 0.5,
  /** Further sentences must be nearly as good as the best one. */
  besideBest: 0.85,
  most: 3,
  /** What a model is given to word an answer from: weaker sentences as well, and more of them. */
  leastBeside: 0.25,
  mostBeside: 20,
  /** What the title above a sentence says, or the sentence before it, and what stands elsewhere around it. */
  title: 0.75,
  before: 0.6,
  around: 0.3,
  /** A sentence without a moment does not answer "when", and a title answers nothing. */
  withoutWanted: 0.6,
  asTitle: 0.3,
} as const;

type Read = {
  text: string;
  isTitle: boolean;
  own: Set<string>;
  title: Set<string>;
  before: Set<string>;
  around: Set<string>;
};

/** Sentences that answer a question, and those behind the best of them that may help to word the answer. */
export type Answering = { best: Chosen[]; beside: Chosen[] };

/**
 * The sentences of passages that answer a question; none where no one does.
 *
 * @param stemOf the stem of a folded word, null for a word that says nothing
 */
export function chooseSentences(
  { terms, wanted }: { terms: readonly Term[]; wanted: Wanted },
  passages: readonly Candidate[],
  stemOf: (word: string) => string | null,
): Answering {
  const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0);
  if (whole === 0) return none;
  const found = passages.flatMap((one, passage) =>
    readIn(one, stemOf).map((read): Chosen => {
      const said = terms.reduce((sum, { stems, rarity }) => sum + rarity * shareOf(stems, read), 0);
      const fits = (hasWanted(wanted, read.text) ? 1 : rules.withoutWanted) * (read.isTitle ? rules.asTitle : 1);
      return { passage, text: read.text, share: (fits * said) / whole };
    }),
  );
  const highest = Math.max(0, ...found.map(({ share }) => share));
  if (highest < rules.least) return none;
  const seen = new Set<string>();
  const ranked = found
    .filter(({ share }) => share >= rules.leastBeside)
    .toSorted((one, other) => other.share - one.share || one.passage - other.passage)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
  const limit = Math.max(rules.least, highest * rules.besideBest);
  const best = ranked.filter(({ share }) => share >= limit).slice(0, rules.most);
  return { best, beside: ranked.slice(best.length, rules.mostBeside) };
}

const none: Answering = { best: [], beside: [] };

/** How well a sentence says a word of the question, by itself or by what it stands under and behind. */
function shareOf(stems: Term['stems'], { own, title, before, around }: Read): number {
  return Math.max(
    bestOf(stems, own),
    rules.title * bestOf(stems, title),
    rules.before * bestOf(stems, before),
    rules.around * bestOf(stems, around),
  );
}

function readIn({ heading, text }: Candidate, stemOf: (word: string) => string | null): Read[] {
  const around = stemsIn(text, stemOf);
  let title = stemsIn(heading, stemOf);
  let before = new Set<string>();
  return sentencesOf(text).map((sentence) => {
    const own = stemsIn(sentence.text, stemOf);
    const isTitle = looksLikeTitle(sentence.text);
    const read = { text: sentence.text, isTitle, own, title, before, around };
    if (isTitle) title = own;
    before = isTitle ? new Set() : own;
    return read;
  });
}

/** A short line without the end of a sentence; not a row of a table. */
function looksLikeTitle(text: string): boolean {
  return text.length <= 80 && !/[.!?:;|]$| \| /u.test(text) && !/\d{2,}|\d\s*%/u.test(text);
}

function stemsIn(text: string, stemOf: (word: string) => string | null): Set<string> {
  return new Set(tokensOf(text).flatMap(({ word }) => stemOf(word) ?? []));
}

function bestOf(wanted: ReadonlyMap<string, number>, said: ReadonlySet<string>): number {
  let best = 0;
  for (const [stem, weight] of wanted) if (weight > best && said.has(stem)) best = weight;
  return best;
}
