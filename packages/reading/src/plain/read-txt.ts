import type { TextWithPlaces } from '../text-with-places.ts';
import { plainBlocks } from './plain-blocks.ts';

/** Reads a text file. Without a mark at its beginning it is UTF-8, or what Windows wrote before. */
export function readTxt(bytes: Uint8Array): TextWithPlaces {
  const blocks = plainBlocks(decoded(bytes));
  const source = blocks.length > 0 ? 'TEXT' : 'EMPTY';
  const part = { kind: 'body' as const, number: 1, name: null, page: null, source: source as 'TEXT' | 'EMPTY', blocks };
  return { format: 'txt', statedTitle: null, parts: [part], notes: [] };
}

export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
