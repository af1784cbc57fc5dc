import type { Glyph } from './glyph.ts';

const rightToLeft = /[\u0590-\u05ff\u0600-\u065f\u066a-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The letters of glyphs that stand from left to right, in the order in which a person reads them. */
export function logicalText(glyphs: readonly Pick<Glyph, 'text'>[]): string {
  const texts = glyphs.map(({ text }) => lettersOf(text));
  if (!texts.some((text) => rightToLeft.test(text))) return texts.join('');
  return readingOrder(texts).join('');
}

/** Reverses right-to-left writing; numbers and Latin words inside of it keep their own order. */
export function readingOrder(texts: readonly string[]): string[] {
  const reversed: string[] = [];
  let leftToRight: string[] = [];
  for (const text of texts.toReversed()) {
    if (/^[\p{N}\p{Script=Latin}.,:/-]+$/u.test(text)) leftToRight.unshift(text);
    else {
      reversed.push(...leftToRight, text);
      leftToRight = [];
    }
  }
  return [...reversed, ...leftToRight];
}

/**
 * The letters behind a glyph: ligatures and presentation forms as their letters, and the signs of symbol fonts that lists
 * begin with. A glyph whose letter its font does not tell is U+FFFD.
 */
export function lettersOf(text: string): string {
  if (/^[\u0020-\u007e\u00c0-\u017f]*$/.test(text)) return text;
  return text
    .replace(/[\uf0b7\uf0a7\uf0d8\uf0fc\uf0e0\uf0be\uf0a8\uf06f\uf071\uf02d]/g, (sign) => symbolSigns[sign] ?? '•')
    .replace(/[\ue000-\uf8ff]/g, '\ufffd')
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/\u00ad/g, '-')
    .replace(/[\ufb00-\ufdff\ufe70-\ufeff\u0132\u0133]/g, (form) => form.normalize('NFKC'))
    .normalize('NFC');
}

const symbolSigns: { [sign: string]: string } = {
  '\uf0fc': '✓',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf02d': '-',
  '\uf06f': '□',
  '\uf0a8': '□',
  '\uf071': '□',
};
