import type { TextSpan } from '@zuschlag/validation/reading/place';
import { SaxesParser } from 'saxes';

/** An element without its prefix; `text` is its own text, with that of its children left out. */
export type Element = {
  name: string;
  uri: string;
  attributes: { readonly [name: string]: string };
  children: Element[];
  text: string;
  /** where it stands, from its first tag to its last */
  span: TextSpan;
};

/** A notice of 100 lots holds 40 000 elements, ten levels deep. */
const most = { elements: 500_000, depth: 60, characters: 40_000_000 };

/**
 * Reads an XML document into a tree of elements.
 *
 * @throws {XmlRefused} DOCTYPE (entities could grow or reach outside), MALFORMED, TOO_LARGE
 */
export function readXml(text: string): Element {
  if (text.length > most.characters) throw new XmlRefused('TOO_LARGE');
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  let root: Element | undefined;
  let count = 0;
  parser.on('doctype', () => {
    throw new XmlRefused('DOCTYPE');
  });
  parser.on('error', (error) => {
    throw new XmlRefused('MALFORMED', error);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (count > most.elements || open.length >= most.depth) throw new XmlRefused('TOO_LARGE');
    const named = Object.values(attributes).map(({ local: name, value }): [string, string] => [name, value]);
    // No value of an attribute holds this character.
    const from = text.lastIndexOf('<', parser.position - 1);
    const line = parser.line - (text.slice(from, parser.position).match(/\n/g)?.length ?? 0);
    const span = { from, to: parser.position, line };
    const element: Element = { name: local, uri, attributes: Object.fromEntries(named), children: [], text: '', span };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.span.to = parser.position;
  });
  parser.write(text).close();
  if (!root) throw new XmlRefused('MALFORMED');
  return root;
}

export class XmlRefused extends Error {
  readonly reason: 'DOCTYPE' | 'MALFORMED' | 'TOO_LARGE';
  constructor(reason: XmlRefused['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The children at the end of a path of names, in the order of the document. */
export function all(from: Element | undefined, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    from ? [from] : [],
  );
}

export function first(from: Element | undefined, ...path: readonly string[]): Element | undefined {
  return all(from, ...path)[0];
}

/** The text at the end of a path, trimmed; null where nothing stands. */
export function textAt(from: Element | undefined, ...path: readonly string[]): string | null {
  return first(from, ...path)?.text.trim() || null;
}

/** All elements of a name below an element, at any depth. */
export function below(from: Element, name: string): Element[] {
  return from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)]);
}
