import { largestFile } from '@zuschlag/validation/files/files';
import { FileRefused, type IsHeading, type RawTable } from './raw-table.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

export type FileFormat = 'xlsx' | 'csv';

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
// The container of a workbook with a password.
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const pdf = [0x25, 0x50, 0x44, 0x46];

/**
 * Reads a file of either format into rows.
 *
 * @throws {FileRefused}
 */
export async function readTable(
  { name, content }: { name: string; content: Buffer },
  isHeading: IsHeading,
): Promise<RawTable> {
  const format = formatOf(name, content);
  return format === 'xlsx' ? readWorkbook(content, isHeading) : readCsv(content, isHeading);
}

/**
 * The format of a file, by its name and by what stands in it; the two must agree.
 *
 * @throws {FileRefused} EMPTY_FILE, TOO_LARGE, ENCRYPTED, WRONG_FILE_TYPE
 */
export function formatOf(name: string, content: Buffer): FileFormat {
  if (content.length === 0) throw new FileRefused('EMPTY_FILE');
  if (content.length > largestFile) throw new FileRefused('TOO_LARGE');
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === 'xlsx') {
    if (beginsWith(content, zip)) return 'xlsx';
    if (beginsWith(content, compoundFile) && content.includes(encryptedPackage)) throw new FileRefused('ENCRYPTED');
    throw new FileRefused('WRONG_FILE_TYPE');
  }
  const isText = extension === 'csv' || extension === 'txt' || extension === 'tsv';
  if (!isText || [zip, compoundFile, pdf].some((signature) => beginsWith(content, signature)))
    throw new FileRefused('WRONG_FILE_TYPE');
  return 'csv';
}

function beginsWith(content: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => content[index] === byte);
}
