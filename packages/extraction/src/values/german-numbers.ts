/** Number words as notices use them in front of units of time: "zwei Jahre", "einen Monat". */
const words: { readonly [word: string]: number } = {
  ein: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  zwei: 2,
  zweimal: 2,
  drei: 3,
  dreimal: 3,
  vier: 4,
  viermal: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  einmal: 1,
  vierundzwanzig: 24,
  sechsunddreißig: 36,
  achtundvierzig: 48,
};

/** Digits or a word, as a pattern without a group of its own. */
export const countPattern = `\\d{1,4}|${Object.keys(words).join('|')}`;

export function countOf(text: string): number | null {
  const known = words[text.toLowerCase()];
  if (known !== undefined) return known;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** "1.234.567,89" and "70,5"; null where dot and comma stand as in English, because "1,234" may mean either. */
export function germanNumber(text: string): number | null {
  const [whole] = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll('.', '').replace(',', '.'));
}
