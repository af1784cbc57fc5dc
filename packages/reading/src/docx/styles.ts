import { childOf, childrenOf, type Element } from '../archive/read-xml.ts';

/** What the styles of a document say about paragraphs: the level of a heading, and the list to which they belong. */
export type ParagraphStyle = { headingLevel: number | null; list: ListPlace | null };
export type ListPlace = { list: string; level: number };

/** Paragraph styles by their id. */
export function stylesOf(root: Element | null): Map<string, ParagraphStyle> {
  const styles = new Map<string, Element>();
  for (const style of root ? childrenOf(root, 'style') : []) styles.set(style.attributes['styleId'] ?? '', style);
  const known = new Map<string, ParagraphStyle>();
  const resolve = (id: string, depth: number): ParagraphStyle => {
    const before = known.get(id);
    if (before) return before;
    const style = styles.get(id);
    const base = childOf(style, 'basedOn')?.attributes['val'];
    // Styles that are based on each other in a circle end somewhere.
    const inherited = base && base !== id && depth < 20 ? resolve(base, depth + 1) : { headingLevel: null, list: null };
    const own = style ? ownStyle(style) : { headingLevel: null, list: null };
    const result = { headingLevel: own.headingLevel ?? inherited.headingLevel, list: own.list ?? inherited.list };
    known.set(id, result);
    return result;
  };
  for (const id of styles.keys()) resolve(id, 0);
  return known;
}

function ownStyle(style: Element): ParagraphStyle {
  const name = childOf(style, 'name')?.attributes['val'] ?? '';
  const properties = childOf(style, 'pPr');
  const named = /^(?:heading|überschrift)\s*(\d)$/i.exec(name)?.[1];
  const isTitle = /^(title|titel)$/i.test(name);
  return {
    headingLevel: named ? Number(named) : isTitle ? 1 : outlineLevel(properties),
    list: listPlace(properties),
  };
}

/** The level that a paragraph or style states itself, from 1. */
export function outlineLevel(properties: Element | null): number | null {
  const level = Number(childOf(properties, 'outlineLvl')?.attributes['val'] ?? 9);
  return level >= 0 && level < 9 ? level + 1 : null;
}

export function listPlace(properties: Element | null): ListPlace | null {
  const numbering = childOf(properties, 'numPr');
  const list = childOf(numbering, 'numId')?.attributes['val'];
  if (!list) return null;
  return { list, level: Number(childOf(numbering, 'ilvl')?.attributes['val'] ?? 0) };
}
