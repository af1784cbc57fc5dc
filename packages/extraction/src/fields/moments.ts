import { evidenceOf } from '../documents/evidence.ts';
import type { Labelled } from '../documents/labelled.ts';
import type { Passage } from '../documents/passages.ts';
import { daysIn, type FoundMoment } from '../values/days.ts';
import type { Candidate } from './agree.ts';
import { type MomentField, momentWords } from './moment-words.ts';

export type MomentCandidate = Candidate<{ day: string; time: string | null }> & { field: MomentField };

const sure = { SAME: 0.95, ABOVE: 0.85, before: 0.8, after: 0.7 } as const;
const fields = Object.entries(momentWords) as [MomentField, RegExp][];

/** Every day that the passages state, with what it is for. A day whose purpose no word names is left out. */
export function momentsIn(passages: readonly Passage[], labelled: readonly Labelled[]): MomentCandidate[] {
  const byLabel = labelled.flatMap(ofLabel);
  const known = new Set(byLabel.map(({ place }) => place));
  const bySentence = passages.flatMap(ofSentences).filter(({ place }) => !known.has(place));
  return [...byLabel, ...bySentence].map(({ place: _, ...candidate }) => candidate);
}

type Placed = MomentCandidate & { place: string };

function ofLabel({ label, passage, start, end, nearness }: Labelled): Placed[] {
  const field = fieldOf(label);
  if (!field) return [];
  const days = daysIn(passage.text.slice(start, end)).map((day) => moved(day, start));
  const [first, second] = days;
  if (!first) return [];
  // The value of a label names its own day first: "12.03.2027, 10:00 Uhr (Bindefrist 30.04.2027)".
  const own = placed(field, first, passage, sure[nearness]);
  const isPeriod = field === 'start' && second && /^\s*(?:bis|[–-])/u.test(passage.text.slice(first.end, second.start));
  return isPeriod ? [own, placed('end', second, passage, sure[nearness])] : [own];
}

/** Days in sentences: the nearest word in front of a day says what it is for, otherwise the nearest one behind it. */
function ofSentences(passage: Passage): Placed[] {
  return sentencesOf(passage.text).flatMap(({ start, end }) => {
    const sentence = passage.text.slice(start, end);
    const days = daysIn(sentence);
    return days.flatMap((day, index): Placed[] => {
      const before = sentence.slice(days[index - 1]?.end ?? 0, day.start);
      const after = sentence.slice(day.end, days[index + 1]?.start ?? sentence.length);
      const previous = days[index - 1];
      const isEnd = previous && /^\s*(?:bis(?: zum| einschließlich)?|[–-])\s*$/u.test(before);
      if (isEnd && fieldOf(sentence.slice(0, previous.start)) === 'start')
        return [placed('end', moved(day, start), passage, sure.before)];
      const [field, confidence] = nearest(before, after);
      return field ? [placed(field, moved(day, start), passage, confidence)] : [];
    });
  });
}

function nearest(before: string, after: string): [MomentField | null, number] {
  const ahead = lastOf(before);
  if (ahead) return [ahead, sure.before];
  // "Bis zum 12.03.2027 sind die Angebote einzureichen": the whole sentence decides.
  return [fieldOf(`${before} ${after}`), sure.after];
}

/** The word that stands last in a text, because it is nearest to what follows. */
function lastOf(text: string): MomentField | null {
  const found = fields.flatMap(([field, words]) =>
    [...text.matchAll(new RegExp(words.source, 'giu'))].map(({ index, 0: match }) => ({
      field,
      at: index + match.length,
    })),
  );
  return found.sort((one, other) => other.at - one.at)[0]?.field ?? null;
}

function fieldOf(text: string): MomentField | null {
  return fields.find(([, words]) => words.test(text))?.[0] ?? null;
}

function placed(
  field: MomentField,
  { day, time, start, end }: FoundMoment,
  passage: Passage,
  confidence: number,
): Placed {
  return {
    field,
    value: { day, time },
    confidence,
    evidence: evidenceOf(passage, start, end),
    place: `${passage.document}.${passage.part}.${passage.text}.${start}`,
  };
}

function moved(day: FoundMoment, by: number): FoundMoment {
  return { ...day, start: day.start + by, end: day.end + by };
}

/** A point ends a sentence before a capital letter, unless a number or an abbreviation stands in front of it. */
function sentencesOf(text: string): { start: number; end: number }[] {
  const ends = [
    ...text.matchAll(/(?<!\d|\b(?:bzw|ca|gem|inkl|Nr|Abs|Str|Tel|z\.\s?B|o\.\s?g))[.!?]\s+(?=[A-ZÄÖÜ„])|\n+/gu),
  ].map(({ index, 0: match }) => index + match.length);
  const starts = [0, ...ends];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}
