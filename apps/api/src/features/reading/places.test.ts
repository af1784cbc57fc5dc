import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../testing/chances.ts';
import { refusalIn } from '../../testing/imports.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aDocument, aPdf } from '../documents/testing/documents.ts';
import { getPlaceOfPassage } from './places.ts';
import { searchDocuments } from './search/search-documents.ts';
import { readNow } from './testing/read-now.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** of TW Nord; TW Mitte takes part, TW Süd does not */
let chanceId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
});
afterAll(() => database.close());

/** A document of two pages that was read. */
async function aReadDocument(versionOf?: string) {
  const night = 'Zuschläge für Nachtarbeit zahlt der Auftraggeber in Höhe von 25 %.';
  const content = await aPdf('Allgemeines zur Vergabe', night);
  const document = await aDocument(tenant, chanceId, { content, versionOf });
  await readNow(database, tenant, document.versionId);
  return document;
}
const search = (text: string) =>
  as(tenant, tenant.people.nordViewer, (work) => searchDocuments(work, { chanceId, text }));
const placeOf = (place: { documentId: string; versionId: string; passage: number }, who: PersonKey = 'nordViewer') =>
  as(tenant, tenant.people[who], (work) => getPlaceOfPassage(work, place));

describe('a passage that was found', () => {
  it('stands in one box for each printed line, on its page, for who sees the Chance', async () => {
    await aReadDocument();
    const hit = (await search('Nachtarbeit')).hits[0];
    if (!hit) throw new Error('nothing was found');
    const place = await placeOf(hit);
    expect(place).toMatchObject({ part: 2, page: { width: 595.28, height: 841.89, rotation: 0 } });
    expect(place.boxes).toHaveLength(1);
    const [box] = place.boxes;
    // The first line inside of the usual margin of an inch.
    expect(box?.left).toBeCloseTo(72, 0);
    expect(box?.top).toBeGreaterThan(70);
    expect(box?.bottom).toBeLessThan(90);
    expect(box?.right).toBeGreaterThan(350);
    expect(await placeOf(hit, 'mitteManager')).toEqual(place);
    expect(await refusalIn(placeOf(hit, 'suedManager'))).toBe('NOT_FOUND');
  });

  it('is gone once a newer release was read, and is not asked for of another document', async () => {
    const { id, versionId } = await aReadDocument();
    const other = await aReadDocument();
    const place = { documentId: id, versionId, passage: 0 };
    expect((await placeOf(place)).boxes).toHaveLength(1);
    expect(await refusalIn(placeOf({ ...place, documentId: other.id }))).toBe('NOT_FOUND');
    expect(await refusalIn(placeOf({ ...place, versionId: 'none' }))).toBe('NOT_FOUND');
    expect(await refusalIn(placeOf({ ...place, passage: 99 }))).toBe('NOT_FOUND');
    await aReadDocument(id);
    expect(await refusalIn(placeOf(place))).toBe('NOT_FOUND');
  });
});
