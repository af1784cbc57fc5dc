import type { Evidence, Found } from '../extracted.ts';

/** One place that states a value. */
export type Candidate<Value> = { value: Value; confidence: number; evidence: Evidence };

/** Where two documents disagree, a person has to look: neither stays above this confidence. */
const contested = 0.55;
/** Another document contests a value although it is less sure of its own, from this confidence on. */
const heard = 0.65;
/** How much surer a value is that another passage repeats. */
const repeated = 0.03;
/** Places that a value is shown with. */
const mostEvidence = 5;

/**
 * Puts what passages state together: equal values become one with all their places, the surest first. Different values
 * contest each other, unless one of them is much less sure and stands in the same document.
 *
 * @param keyOf what makes two values equal
 * @param better which of two equal values says more, such as the one with a time
 */
export function agree<Value>(
  candidates: readonly Candidate<Value>[],
  keyOf: (value: Value) => string,
  better: (one: Value, other: Value) => Value = (one) => one,
): Found<Value>[] {
  const found = new Map<string, Found<Value>>();
  for (const { value, confidence, evidence } of candidates) {
    const known = found.get(keyOf(value));
    if (!known) {
      found.set(keyOf(value), { value, confidence, evidence: [evidence] });
      continue;
    }
    const isNew = known.evidence.every(
      ({ part, document }) => part !== evidence.part || document !== evidence.document,
    );
    known.value = better(known.value, value);
    known.confidence = Math.min(0.99, Math.max(known.confidence, confidence) + (isNew ? repeated : 0));
    if (known.evidence.length < mostEvidence) known.evidence.push(evidence);
  }
  const [best, ...others] = [...found.values()].sort((one, other) => other.confidence - one.confidence);
  if (!best) return [];
  const documents = new Set(best.evidence.map(({ document }) => document));
  const isElsewhere = ({ evidence }: Found<Value>) => evidence.every(({ document }) => !documents.has(document));
  const rivals = others.filter(
    (one) => one.confidence > best.confidence - 0.2 || (one.confidence >= heard && isElsewhere(one)),
  );
  if (rivals.length === 0) return [best];
  return [best, ...rivals].map((one) => ({ ...one, confidence: Math.min(one.confidence, contested) }));
}
