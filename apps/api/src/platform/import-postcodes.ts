import path from 'node:path';
import { replacePostcodes } from '@zuschlag/db/owner/postcodes';
import { type PostcodeFile, readPostcodes } from '../features/customers/postcodes/read-postcodes.ts';

/**
 * Replaces the table of postcodes by that of a file.
 *
 * @returns a sentence for the operator
 * @throws {Error} when the file is no table of postcodes; the stored table stays
 */
export async function importPostcodes(file: string, ownerUrl: string): Promise<string> {
  const read = await readPostcodes(file);
  await replacePostcodes(ownerUrl, read.rows);
  return summaryOf(file, read);
}

function summaryOf(file: string, { rows, postcodes, left }: PostcodeFile): string {
  const number = (value: number) => value.toLocaleString('en');
  return [
    `Imported ${number(postcodes)} postcodes with ${number(rows.length)} places from ${path.basename(file)}.`,
    `Left out: ${number(left.recipients)} of single recipients, ${number(left.abroad)} of other countries,`,
    `${number(left.unreadable)} without postcode, place or federal state.`,
  ].join(' ');
}
