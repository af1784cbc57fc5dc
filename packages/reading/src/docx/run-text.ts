import { childOf, type Element, elementsOf } from '../archive/read-xml.ts';

/** What the text of a document leaves out, noted while it is read. */
export type Seen = { hidden: boolean; changes: boolean };

/** Text boxes stand in a paragraph, and are blocks of their own. */
export type ParagraphContent = { text: string; boxes: Element[]; isBold: boolean };

const skipped = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'commentReference',
  'drawing',
  'pict',
  'object',
]);
const marks: { [name: string]: string } = { tab: ' ', br: ' ', cr: ' ', noBreakHyphen: '\u2011', softHyphen: '' };

/** The text of a paragraph as it reads once tracked changes are accepted. */
export function contentOf(paragraph: Element, seen: Seen): ParagraphContent {
  const content = { text: '', boxes: [] as Element[], bold: 0 };
  walk(paragraph, content, seen, false);
  const text = content.text.replace(/[\s\u00a0]+/g, ' ').trim();
  return {
    text,
    boxes: content.boxes,
    isBold: text.length > 0 && content.bold >= 0.8 * text.replace(/\s/g, '').length,
  };
}

function walk(
  element: Element,
  content: { text: string; boxes: Element[]; bold: number },
  seen: Seen,
  isBold: boolean,
): void {
  for (const child of elementsOf(element)) {
    const { name, attributes } = child;
    if (name === 'del' || name === 'ins' || name === 'moveFrom' || name === 'moveTo') seen.changes = true;
    if (name === 'drawing' || name === 'pict') content.boxes.push(...textBoxesIn(child));
    if (skipped.has(name)) continue;
    if (name === 't') {
      const text = child.children.filter((one) => typeof one === 'string').join('');
      content.text += text;
      if (isBold) content.bold += text.replace(/\s/g, '').length;
    } else if (name === 'sym') content.text += symbolOf(attributes['char'] ?? '');
    else if (name === 'checkBox')
      content.text += isOn(childOf(child, 'checked') ?? childOf(child, 'default')) ? '☒' : '☐';
    else if (name === 'r') {
      const properties = childOf(child, 'rPr');
      if (isOn(childOf(properties, 'vanish'))) {
        if (elementsOf(child).some((one) => one.name === 't')) seen.hidden = true;
      } else walk(child, content, seen, isOn(childOf(properties, 'b')));
    } else if (name in marks) content.text += marks[name];
    else if (name === 'txbxContent') content.boxes.push(child);
    else walk(child, content, seen, isBold);
  }
}

function textBoxesIn(drawing: Element): Element[] {
  return elementsOf(drawing).flatMap((child) => (child.name === 'txbxContent' ? [child] : textBoxesIn(child)));
}

/** A switch is on when it stands there, unless it says otherwise. */
function isOn(element: Element | null): boolean {
  return element !== null && !/^(0|false|off)$/.test(element.attributes['val'] ?? '1');
}

const symbols: { [code: string]: string } = { F0FE: '☒', F0A8: '☐', F06F: '☐', F0FC: '✓', F0B7: '•', F0E0: '→' };

function symbolOf(code: string): string {
  const known = symbols[code.toUpperCase()];
  if (known) return known;
  const value = Number.parseInt(code, 16);
  return value >= 0x20 && value < 0xe000 ? String.fromCodePoint(value) : '•';
}
