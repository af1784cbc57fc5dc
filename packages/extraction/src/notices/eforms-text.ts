import { all, type Element } from './xml-tree.ts';

/** A text in German where the notice has it, otherwise in its own language, otherwise the first one. */
export function textIn(language: string | null, from: Element | undefined, name: string): string | null {
  const texts = all(from, name);
  const chosen =
    texts.find(({ attributes }) => attributes.languageID === 'DEU') ??
    texts.find(({ attributes }) => attributes.languageID === language) ??
    texts[0];
  return chosen?.text.trim() || null;
}
