import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import type { Headings } from './find-heading.ts';
import type { RawTable } from './raw-table.ts';
import { readCsv } from './read-csv.ts';
import { readOds } from './read-ods.ts';
import { readWorkbook } from './read-workbook.ts';

/** The formats that the server writes. */
export type FileFormat = 'xlsx' | 'csv';
/** The formats that the server reads: `xls` is a workbook of Excel 97 to 2003, `ods` one of LibreOffice. */
export type ReadFormat = FileFormat | 'xls' | 'ods';
/** A file as it was sent in, with the row of its headings where a person named it. */
export type SentFile = { name: string; content: Buffer; headingRow?: number | null };

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
// The container of a workbook with a password.
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const pdf = [0x25, 0x50, 0x44, 0x46];
const webPage = /^[\s\ufeff]*<(?:!doctype\s+html|html)\b/i;
const textExtensions = ['csv', 'txt', 'tsv'];

/**
 * Reads a file of any format into rows. It takes as long and as much memory as the file wants; `readTableInWorker` limits
 * both.
 *
 * @throws {FileRefused}
 */
export async function readTable({ name, content }: SentFile, headings: Headings): Promise<RawTable> {
  const format = formatOf({ name, content });
  if (format === 'csv') return readCsv(content, headings);
  if (format === 'xlsx') return readWorkbook(content, headings);
  if (format === 'ods') return readOds(content, headings);
  // Loaded for old workbooks only, because it is larger than the rest of the worker.
  const { readXls } = await import('./read-xls.ts');
  return readXls(content, headings);
}

/**
 * The format of a file, by its name and by its content; the two must agree.
 *
 * @throws {FileRefused} EMPTY_FILE, TOO_LARGE, ENCRYPTED, MACRO_WORKBOOK, BINARY_WORKBOOK, WEB_PAGE, WRONG_FILE_TYPE
 */
export function formatOf({ name, content }: SentFile): ReadFormat {
  if (content.length === 0) throw new FileRefused('EMPTY_FILE');
  if (content.length > importLimits.bytes) throw new FileRefused('TOO_LARGE');
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isZip = beginsWith(content, zip);
  const isCompound = beginsWith(content, compoundFile);
  if (isCompound && content.includes(encryptedPackage)) throw new FileRefused('ENCRYPTED');
  if (isZip && extension === 'xlsm') throw new FileRefused('MACRO_WORKBOOK');
  if (isZip && extension === 'xlsb') throw new FileRefused('BINARY_WORKBOOK');
  if (isZip && (extension === 'xlsx' || extension === 'ods')) return extension;
  if (isCompound && extension === 'xls') return 'xls';
  // Servers answer with a page where a file is gone, and programs export pages under the names of tables.
  if (webPage.test(content.toString('utf8', 0, 1_000))) throw new FileRefused('WEB_PAGE');
  if (!textExtensions.includes(extension) || isZip || isCompound || beginsWith(content, pdf))
    throw new FileRefused('WRONG_FILE_TYPE');
  return 'csv';
}

function beginsWith(content: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => content[index] === byte);
}
