import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { plainBlocks } from '../plain/plain-blocks.ts';
import { ReadingRefused } from '../reading-refused.ts';
import type { Block, Part, TextWithPlaces } from '../text-with-places.ts';
import { textOfHtml } from './text-of-html.ts';

/** Reads an attachment by the ending of its name; null for one of another type, or one that cannot be read. */
export type ReadAttached = (name: string, bytes: Uint8Array) => Promise<TextWithPlaces | null>;

const MOST_ATTACHMENTS = 100;

/** Reads a mail: its head, its text, and the attachments that can be read. @throws {ReadingRefused} DAMAGED */
export async function readEml(bytes: Uint8Array, readAttached: ReadAttached): Promise<TextWithPlaces> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50, forceRfc822Attachments: true }).catch(
    (error: unknown) => {
      throw new ReadingRefused('DAMAGED', [], error);
    },
  );
  const parts: Part[] = [];
  const add = (kind: Part['kind'], name: string | null, blocks: Block[]) => {
    const source = blocks.length > 0 ? 'TEXT' : 'EMPTY';
    parts.push({ kind, number: parts.length + 1, name, page: null, source, blocks });
  };
  add('mailHead', null, headOf(mail));
  add('mailBody', null, plainBlocks(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '')));
  const notRead: string[] = [];
  for (const attachment of mail.attachments.slice(0, MOST_ATTACHMENTS)) {
    const name = attachment.filename ?? (attachment.mimeType === 'message/rfc822' ? 'Nachricht.eml' : 'Anlage');
    const blocks = await blocksOf(attachment, name, readAttached);
    if (blocks) add('attachment', name, blocks);
    else if (attachment.related !== true) notRead.push(name);
  }
  notRead.push(...mail.attachments.slice(MOST_ATTACHMENTS).map(({ filename }) => filename ?? 'Anlage'));
  const notes = notRead.length > 0 ? [{ code: 'MEMBERS_NOT_READ' as const, parts: [], names: notRead }] : [];
  return { format: 'eml', statedTitle: mail.subject?.trim() || null, parts, notes };
}

/** The text of an attachment; its places lie in a file of their own, so that the words are left without any. */
async function blocksOf({ content }: Attachment, name: string, readAttached: ReadAttached): Promise<Block[] | null> {
  if (typeof content === 'string') return null;
  const read = await readAttached(name, content instanceof ArrayBuffer ? new Uint8Array(content) : content);
  return read ? read.parts.flatMap(({ blocks }) => blocks.map(withoutPlaces)) : null;
}

function withoutPlaces(block: Block): Block {
  if (block.kind !== 'table') return { ...block, words: [] };
  return { ...block, cells: block.cells.map((cell) => ({ ...cell, words: [] })) };
}

function headOf({ from, to, cc, date, subject }: Email): Block[] {
  const lines: [string, string][] = [
    ['Von', from ? addressOf(from) : ''],
    ['An', (to ?? []).map(addressOf).join(', ')],
    ['Kopie', (cc ?? []).map(addressOf).join(', ')],
    ['Datum', date ? momentOf(date) : ''],
    ['Betreff', subject ?? ''],
  ];
  return lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => ({
      kind: 'paragraph',
      text: `${label}: ${value.replace(/\s+/g, ' ').trim()}`,
      words: [],
    }));
}

function addressOf(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(addressOf).join(', ')}`;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

const written = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function momentOf(date: string): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : written.format(moment);
}
