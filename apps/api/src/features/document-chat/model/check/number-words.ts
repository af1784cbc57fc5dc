const ones: readonly (readonly string[])[] = [
  ['null', 'zero'],
  [],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['fünf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
  ['elf', 'eleven'],
  ['zwölf', 'twelve'],
  ['dreizehn', 'thirteen'],
  ['vierzehn', 'fourteen'],
  ['fünfzehn', 'fifteen'],
  ['sechzehn', 'sixteen'],
  ['siebzehn', 'seventeen'],
  ['achtzehn', 'eighteen'],
  ['neunzehn', 'nineteen'],
];
const tens: readonly (readonly [string, string, number])[] = [
  ['zwanzig', 'twenty', 20],
  ['dreißig', 'thirty', 30],
  ['vierzig', 'forty', 40],
  ['fünfzig', 'fifty', 50],
  ['sechzig', 'sixty', 60],
  ['siebzig', 'seventy', 70],
  ['achtzig', 'eighty', 80],
  ['neunzig', 'ninety', 90],
];

/** Spelled numbers that are never another word; "ein" and "one" count before a unit only. */
const spelled = new Map<string, number>([
  ...ones.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...tens.flatMap(([word, inEnglish, value]) => [
    [word, value] as const,
    [inEnglish, value] as const,
    ...ones
      .slice(2, 10)
      .flatMap(([one = '', two = ''], at) => [
        [`${one}und${word}`, value + at + 2] as const,
        [`${inEnglish}-${two}`, value + at + 2] as const,
      ]),
    [`einund${word}`, value + 1],
    [`${inEnglish}-one`, value + 1],
  ]),
  ...(['hundert', 'einhundert', 'hundred'] as const).map((word) => [word, 100] as const),
  ...(['doppelt', 'doppelte', 'beide', 'beiden', 'both', 'double', 'twice', 'zweimal'] as const).map(
    (word) => [word, 2] as const,
  ),
  ...(['zweite', 'zweiten', 'zweiter', 'zweites', 'second'] as const).map((word) => [word, 2] as const),
  ...(['dritte', 'dritten', 'dritter', 'drittes', 'third', 'dreimal', 'thrice'] as const).map(
    (word) => [word, 3] as const,
  ),
  ...(['vierte', 'vierten', 'vierter', 'viertes', 'fourth', 'viermal'] as const).map((word) => [word, 4] as const),
  ...(['halb', 'halbe', 'halben', 'halber', 'halbes', 'half'] as const).map((word) => [word, 0.5] as const),
]);
const single = new Set(['ein', 'eine', 'einen', 'einem', 'einer', 'eines', 'one']);
const compound = new RegExp(
  `^(${[...spelled.keys()].filter((word) => word.length > 3 || word === 'elf').join('|')}|ein|one)-?(jährig|monatig|wöchig|tägig|stündig|minütig|fach|malig|year|month|week|day|hour|minute)\\p{L}*$`,
  'u',
);

/** @returns the value of a spelled number; null for another word @param isCounting whether a unit follows */
export function spelledNumber(word: string, isCounting: boolean): number | null {
  const small = word.toLowerCase();
  return spelled.get(small) ?? (isCounting && single.has(small) ? 1 : null);
}

/** "zweijährig" and "two-year": the number and what is counted. */
export function countedIn(word: string): { value: number; what: string } | null {
  const [, number = '', what = ''] = compound.exec(word.toLowerCase()) ?? [];
  if (number === '') return null;
  return { value: number === 'ein' || number === 'one' ? 1 : (spelled.get(number) ?? 0), what };
}
