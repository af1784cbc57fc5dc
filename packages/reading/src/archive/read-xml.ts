import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Archive, ArchiveRefused } from './open-archive.ts';

/** An element of an XML part, by its local name: prefixes differ from program to program. */
export type Element = {
  name: string;
  /** by local names */
  attributes: { [name: string]: string };
  children: (Element | string)[];
};

// Documents of Office nest tables in tables; a file beyond this depth was made to break readers.
const DEEPEST = 400;

/** Reads a part as a tree; `null` when the archive does not have it. @throws {ArchiveRefused} DAMAGED */
export async function readXml(archive: Archive, name: string): Promise<Element | null> {
  if (!archive.has(name)) return null;
  const root: Element = { name: '', attributes: {}, children: [] };
  const open: Element[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (): never => {
    throw new ArchiveRefused('DAMAGED', [name]);
  };
  // Entities are defined in a document type, and nothing that Office writes has one.
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (open.length > DEEPEST) refuse();
    const element: Element = { name: tag.local, attributes: attributesOf(tag), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  const decoder = new TextDecoder(await encodingOf(archive, name));
  for await (const chunk of archive.chunks(name)) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
  return elementsOf(root)[0] ?? refuse();
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string');
}

export function childrenOf(element: Element, name: string): Element[] {
  return elementsOf(element).filter((child) => child.name === name);
}

export function childOf(element: Element | null | undefined, ...path: string[]): Element | null {
  let found: Element | null = element ?? null;
  for (const name of path) found = found && (elementsOf(found).find((child) => child.name === name) ?? null);
  return found;
}

function attributesOf({ attributes }: SaxesTagNS): { [name: string]: string } {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));
}

async function encodingOf(archive: Archive, name: string): Promise<string> {
  for await (const chunk of archive.chunks(name)) {
    if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    break;
  }
  return 'utf-8';
}
