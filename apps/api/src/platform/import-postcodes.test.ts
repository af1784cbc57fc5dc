import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlaces } from '../features/customers/postcodes/postcodes.ts';
import { as, aTenant, type ScenarioTenant } from '../testing/scenario.ts';
import { importPostcodes } from './import-postcodes.ts';

const database = await ownDatabase();
let tenant: ScenarioTenant;
let folder: string;
beforeAll(async () => {
  tenant = await aTenant(database);
  folder = await mkdtemp(path.join(tmpdir(), 'postcodes-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function imported(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'plz.csv');
  await writeFile(file, ['PLZ;Ort;Bundesland', ...lines].join('\n'));
  return importPostcodes(file, database.ownerUrl);
}
const placesOf = (code: string) => as(tenant, tenant.people.nordViewer, (work) => findPlaces(work, code));

describe('the imported postcodes', () => {
  it('are unknown before an import', async () => {
    expect(await placesOf('24103')).toEqual([]);
  });

  it('lead to their places by name, and to the states on both sides of a border', async () => {
    const said = await imported(
      '89233;Neu-Ulm;Bayern',
      '19273;Stapel;NI',
      '19273;Amt Neuhaus;Niedersachsen',
      '19273;Zeetze;MV',
    );
    expect(said).toMatch(/^Imported 2 postcodes with 4 places from plz\.csv\./);
    expect(await placesOf('89233')).toEqual([{ city: 'Neu-Ulm', province: 'DE-BY' }]);
    expect(await placesOf('19273')).toEqual([
      { city: 'Amt Neuhaus', province: 'DE-NI' },
      { city: 'Stapel', province: 'DE-NI' },
      { city: 'Zeetze', province: 'DE-MV' },
    ]);
  });

  it('are replaced by the next import, and stay when a file is no table of postcodes', async () => {
    await imported('24103;Kiel;SH');
    expect(await placesOf('89233')).toEqual([]);
    await expect(imported('nichts')).rejects.toThrow(/contains no German postcode/);
    expect(await placesOf('24103')).toEqual([{ city: 'Kiel', province: 'DE-SH' }]);
  });
});
