import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provinces } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPostcodes } from './read-postcodes.ts';

// biome-ignore lint/style/noProcessEnv: the samples are no part of the repository, so their folder is named when the test is started
const samples = process.env.SAMPLE_DATA;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'postcodes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(...lines: string[]) {
  const file = path.join(folder, `${crypto.randomUUID()}.txt`);
  await writeFile(file, lines.join('\n'));
  return readPostcodes(file);
}
const hamburg = { code: '20095', place: 'Hamburg', province: 'DE-HH' };
const kiel = { code: '24103', place: 'Kiel', province: 'DE-SH' };

describe('a table of postcodes', () => {
  it('is read from the TSV of GeoNames, which has no headings', async () => {
    const { rows, left } = await read(
      'DE\t20095\tHamburg\tFree and Hanseatic City of Hamburg\t04\t\t\t\t\t53.5\t10.0\t4',
      'DE\t24103\tKiel\tSchleswig-Holstein\t01\t\t\t"Kiel\t01002\t54.3\t10.1\t4',
      'AT\t1010\tWien\tWien\t09\t\t\t\t\t48.2\t16.3\t6',
    );
    expect(rows).toEqual([hamburg, kiel]);
    expect(left).toEqual({ abroad: 1, recipients: 0, unreadable: 0 });
  });

  it('is read from the streets of OpenPLZ: each place once, its state from the official key', async () => {
    const { rows } = await read(
      'Name,PostalCode,Locality,RegionalKey,Borough,Suburb',
      'Jungfernstieg,20095,Hamburg,02000000,,',
      'Mönckebergstr.,20095,Hamburg,02000000,,',
      'Holstenstr.,24103,Kiel,01002000,,',
    );
    expect(rows).toEqual([hamburg, kiel]);
  });

  it('is read from a German table with semicolons, where a spreadsheet has taken the zero in front', async () => {
    const { rows } = await read('\ufeffPLZ;Ort;Bundesland', '1067;Dresden;Sachsen', '24103;"Kiel";SH');
    expect(rows).toEqual([{ code: '01067', place: 'Dresden', province: 'DE-SN' }, kiel]);
  });

  it('leaves out companies with a postcode of their own, and rows without a federal state', async () => {
    const { rows, left } = await read(
      'zipcode,place,state',
      '10875,Musterbank AG,Berlin',
      '10875,Muster GmbH & Co. KG,Berlin',
      '24103,Kiel,Schleswig-Holstein',
      '6020,Innsbruck,Tirol',
    );
    expect(rows).toEqual([kiel]);
    expect(left).toEqual({ abroad: 0, recipients: 2, unreadable: 1 });
  });

  it.each([
    ['another table', ['Name;Betrag', 'Reinigung;12,50']],
    ['an empty file', ['']],
    ['headings alone', ['PLZ;Ort;Bundesland']],
  ])('is refused when the file is %s', async (_what, lines) => {
    await expect(read(...lines)).rejects.toThrow(/is no table of postcodes|contains no German postcode/);
  });

  it.runIf(samples)('of the whole country has every state, and few rows that cannot be read', async () => {
    const file = path.join(samples ?? '', 'plz-de/zipcodes.de.csv');
    const { rows, postcodes, left } = await readPostcodes(file);
    expect(new Set(rows.map(({ province }) => province))).toEqual(new Set(provinces));
    expect(postcodes).toBeGreaterThan(8_100);
    expect(left.abroad).toBe(0);
    expect(left.unreadable).toBeLessThan(5);
    const placesOf = (code: string) => rows.filter((row) => row.code === code).map(({ place }) => place);
    expect(placesOf('24103')).toEqual(['Kiel']);
  });
});
