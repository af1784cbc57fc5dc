import { SaxParser } from '@cj-tech-master/excelts/xml';
import { FileRefused } from '../../../../files/file-refused.ts';

/** The events of reading a part of a workbook; names come without their namespace. */
export type XmlListener = {
  open?(name: string, attributes: { readonly [name: string]: string | undefined }): void;
  text?(text: string): void;
  close?(name: string): void;
  /** asked between pieces: whether enough was heard */
  isEnough?(): boolean;
};

const DEEPEST = 60;
// Longer than any text of a cell and any tag that a spreadsheet program writes.
const LONGEST_TAG = 200_000;

/**
 * Reads XML piece by piece as it is inflated.
 *
 * @throws {FileRefused} DAMAGED for what is no XML, and for definitions of entities, which no workbook has
 */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new SaxParser({ position: false, maxDepth: DEEPEST, maxEntityExpansions: 1_000_000 });
  let failure: unknown = null;
  const guarded =
    <Heard>(hear: (heard: Heard) => void) =>
    (heard: Heard) => {
      // The parser would take an exception for one of its own.
      if (failure) return;
      try {
        hear(heard);
      } catch (error) {
        failure = error;
      }
    };
  parser.on('error', (error) => {
    failure ??= error;
  });
  if (listener.open) {
    const open = listener.open.bind(listener);
    parser.on(
      'opentag',
      guarded(({ name, attributes }) => open(localName(name), attributes)),
    );
  }
  if (listener.text) {
    parser.on('text', guarded(listener.text.bind(listener)));
    parser.on('cdata', guarded(listener.text.bind(listener)));
  }
  if (listener.close) {
    const close = listener.close.bind(listener);
    parser.on(
      'closetag',
      guarded(({ name }) => close(localName(name))),
    );
  }
  let isFirst = true;
  let sinceTag = 0;
  for await (const chunk of chunks) {
    try {
      const text = decoder.decode(chunk, { stream: true });
      if (isFirst && /<!DOCTYPE/i.test(text)) throw new FileRefused('DAMAGED');
      isFirst = false;
      // The parser keeps a tag until it closes: a tag of a million attributes would take seconds and most of the memory.
      const end = text.lastIndexOf('>');
      sinceTag = end < 0 ? sinceTag + text.length : text.length - end;
      if (sinceTag > LONGEST_TAG) throw new FileRefused('DAMAGED');
      parser.write(text);
    } catch (error) {
      failure ??= error;
    }
    if (failure) throw failure instanceof FileRefused ? failure : new FileRefused('DAMAGED');
    if (listener.isEnough?.()) return;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
