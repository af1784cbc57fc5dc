import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { PostcodePlace } from '@zuschlag/db/owner/postcodes';
import type { Province } from '@zuschlag/validation/vocabulary';
import { parse } from 'csv-parse';
import { provinceOfName } from '../province-of-name.ts';

/** What a file of postcodes contains. */
export type PostcodeFile = {
  /** each place once */
  rows: PostcodePlace[];
  postcodes: number;
  /** rows that are not taken, by reason */
  left: {
    /** of another country */
    abroad: number;
    /** of a single recipient, such as a company with a postcode of its own */
    recipients: number;
    /** without a postcode of five digits, a place or a federal state */
    unreadable: number;
  };
};

type Column = 'country' | 'code' | 'place' | 'state' | 'key';
type Columns = Record<Column, number | null>;

// Headings without case, spaces and punctuation, the better ones first.
const headings: Record<Column, readonly string[]> = {
  country: ['countrycode', 'country', 'land', 'iso'],
  code: ['postalcode', 'postcode', 'zipcode', 'zip', 'plz', 'postleitzahl'],
  place: ['locality', 'place', 'placename', 'city', 'town', 'ort', 'ortsname', 'name'],
  state: ['state', 'adminname1', 'federalstate', 'federalstatename', 'province', 'bundesland'],
  key: ['regionalkey', 'ags', 'ars', 'municipalitykey', 'communitycode', 'gemeindeschluessel', 'gemeindeschlüssel'],
};
/** The files of GeoNames have no headings. */
const geoNames: Columns = { country: 0, code: 1, place: 2, state: 3, key: null };
/** The federal states in the order of the official keys of municipalities, from 01 to 16. */
const statesByKey = 'SH HH NI HB NW HE RP BW BY SL BE BB MV SN ST TH'.split(' ');
const legalForm = /(^|[\s.-])(GmbH|mbH|AG|KG|KGaA|OHG|SE|UG|eG|e\. ?V\.|e\.K\.|Ltd|Inc|& Co)(?![\p{L}])/u;
const LONGEST_PLACE = 255;

/**
 * Reads a table of German postcodes: the TSV of GeoNames, or a CSV with headings for postcode, place and federal state
 * or official key. Quotes that a row does not close are text.
 *
 * @throws {Error} a sentence for the operator, when the file is no such table
 */
export async function readPostcodes(file: string): Promise<PostcodeFile> {
  const { delimiter, columns, hasHeadings } = await shapeOf(file);
  const seen = new Set<string>();
  const found: PostcodeFile = { rows: [], postcodes: 0, left: { abroad: 0, recipients: 0, unreadable: 0 } };
  const records = createReadStream(file).pipe(
    parse({
      delimiter,
      bom: true,
      quote: delimiter === '\t' ? null : '"',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      from: hasHeadings ? 2 : 1,
    }),
  );
  for await (const record of records as AsyncIterable<string[]>) {
    const row = rowOf(record, columns);
    if (typeof row === 'string') found.left[row] += 1;
    else if (!seen.has(`${row.code} ${row.place} ${row.province}`)) {
      seen.add(`${row.code} ${row.place} ${row.province}`);
      found.rows.push(row);
    }
  }
  found.postcodes = new Set(found.rows.map(({ code }) => code)).size;
  if (found.postcodes === 0) throw new Error(`${file} contains no German postcode with a place and a federal state.`);
  return found;
}

function rowOf(record: readonly string[], columns: Columns): PostcodePlace | keyof PostcodeFile['left'] {
  const cell = (column: Column) => (columns[column] === null ? '' : (record[columns[column]] ?? '').trim());
  const [country, code, place] = [cell('country'), cell('code').padStart(5, '0'), cell('place')];
  if (country !== '' && !/^(de|deu|germany|deutschland)$/i.test(country)) return 'abroad';
  const province = provinceOfName(cell('state')) ?? provinceOfKey(cell('key'));
  if (!/^\d{5}$/.test(code) || place === '' || place.length > LONGEST_PLACE || !province) return 'unreadable';
  if (legalForm.test(place)) return 'recipients';
  return { code, place, province };
}

function provinceOfKey(key: string): Province | null {
  const state = statesByKey[Number(key.slice(0, 2)) - 1];
  return /^\d{5,12}$/.test(key) && state ? provinceOfName(state) : null;
}

async function shapeOf(file: string): Promise<{ delimiter: string; columns: Columns; hasHeadings: boolean }> {
  const first = (await firstLine(file)).replace(/^\ufeff/, '');
  const delimiter = ['\t', ';', ',', '|'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const cells = first.split(delimiter).map((cell) => cell.replaceAll('"', '').trim());
  if (/^[A-Z]{2}$/.test(cells[0] ?? '') && /^\d/.test(cells[1] ?? ''))
    return { delimiter, columns: geoNames, hasHeadings: false };
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const at = (column: Column) => {
    const name = headings[column].find((heading) => names.includes(heading));
    return name === undefined ? null : names.indexOf(name);
  };
  const columns: Columns = {
    country: at('country'),
    code: at('code'),
    place: at('place'),
    state: at('state'),
    key: at('key'),
  };
  if (columns.code === null || columns.place === null || (columns.state === null && columns.key === null))
    throw new Error(
      `${file} is no table of postcodes: its first line names no columns for postcode, place and federal state (or official key), and it is no file of GeoNames.`,
    );
  return { delimiter, columns, hasHeadings: true };
}

async function firstLine(file: string): Promise<string> {
  const handle = await open(file);
  try {
    for await (const line of handle.readLines()) if (line.trim() !== '') return line;
    return '';
  } finally {
    await handle.close().catch(() => undefined);
  }
}
