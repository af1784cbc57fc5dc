const units: readonly (readonly [string, RegExp])[] = [
  ['%', /^(?:%|prozent\p{L}*|percent|v\.\s?h\.)/iu],
  ['€', /^(?:€|eur\b|euros?\b)/iu],
  ['minute', /^(?:minuten?\b|minütig|minutes?\b|min\b)/iu],
  ['hour', /^(?:\p{L}*stunden?\b|stündig|std\b|hours?\b|hrs?\b)/iu],
  ['day', /^(?:(?:kalender|werk|arbeits|bank)?tag(?:e[ns]?)?\b|tägig|(?:calendar |working |business )?days?\b)/iu],
  ['week', /^(?:wochen?\b|wöchig|weeks?\b)/iu],
  ['month', /^(?:(?:kalender)?monat(?:e[ns]?|s)?\b|monatig|(?:calendar )?months?\b)/iu],
  ['year', /^(?:(?:kalender)?jahr(?:e[ns]?|s)?\b|jährig|years?\b)/iu],
  ['m²', /^(?:m²|qm\b|m2\b|quadratmetern?\b|square met)/iu],
  ['km', /^(?:km\b|kilometern?\b|kilomet)/iu],
];
const scales: readonly (readonly [number, RegExp])[] = [
  [1_000_000_000, /^(?:mrd\.?|milliarden?|billion)\b\.?\s*/iu],
  [1_000_000, /^(?:mio\.?|millionen|million)\b\.?\s*/iu],
  [1_000, /^(?:tsd\.?|tausend|thousand|t(?=€))\b\.?\s*/iu],
  [100, /^(?:hundert|hundred)\b\s*/iu],
];

/** What the words behind a number say of it: by what it is multiplied, and what it counts. */
export function unitBehind(text: string): { scale: number; unit: string | null } {
  let rest = text.replace(/^[\s\u00A0\u202F-]+/u, '');
  const scaled = scales.find(([, words]) => words.test(rest));
  if (scaled) rest = rest.replace(scaled[1], '');
  return { scale: scaled?.[0] ?? 1, unit: units.find(([, words]) => words.test(rest))?.[0] ?? null };
}

/** The currency in front of a number. */
export function unitBefore(text: string): string | null {
  return /(?:€|\beur(?:o)?)\s*$/iu.test(text) ? '€' : null;
}
