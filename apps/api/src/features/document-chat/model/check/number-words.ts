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

/** Other words that say a number. */
const otherWords: { readonly [value: string]: string } = {
  0.5: 'halb halbe halben halber halbes half',
  2: 'doppelt doppelte beide beiden both double twice zweimal zweite zweiten zweiter zweites second',
  3: 'dritte dritten dritter drittes third dreimal thrice',
  4: 'vierte vierten vierter viertes fourth viermal',
  100: 'hundert einhundert hundred',
};

/** Spelled numbers that are never another word; "ein" and "one" count before a unit only. */
const spelled = new Map<string, number>();
for (const [value, words] of ones.entries()) for (const word of words) spelled.set(word, value);
for (const [word, inEnglish, ten] of tens) {
  spelled.set(word, ten).set(inEnglish, ten);
  spelled.set(`einund${word}`, ten + 1).set(`${inEnglish}-one`, ten + 1);
  for (const [value, [one = '', other = '']] of ones.slice(0, 10).entries())
    if (value > 1) spelled.set(`${one}und${word}`, ten + value).set(`${inEnglish}-${other}`, ten + value);
}
for (const [value, words] of Object.entries(otherWords))
  for (const word of words.split(' ')) spelled.set(word, Number(value));

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
