import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import { refusalIn } from '../../../testing/imports.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { removeDocument } from '../../documents/documents.ts';
import { aDocument } from '../../documents/testing/documents.ts';
import { readNow } from '../testing/read-now.ts';
import { searchDocuments } from './search-documents.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
/** of TW Nord; TW Mitte takes part, TW Süd does not */
let chanceId: string;

// Passages are some sentences long: each of these is one.
const rest =
  'Im Weiteren gelten die allgemeinen Bedingungen in der letzten Fassung, soweit hier nichts anderes steht. '.repeat(2);
const laws = [
  'Bewachung von Liegenschaften. Der Auftragnehmer stellt für den Objektschutz zwei Kräfte je Schicht.',
  'Zuschläge für Nachtarbeit zahlt der Auftraggeber nach § 4 Abs. 2 des Tarifvertrags in Höhe von 25 %.',
  'Die Angebotsfrist endet am 04.12.2026 um 10:00 Uhr. Fragen zur Vergabe ZV-2027/014 stellt man per E-Mail.',
  'Rechnungen sind innerhalb von 30 Tagen zu bezahlen.',
]
  .map((sentence) => `${sentence} ${rest}`)
  .join('\n\n');

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  await read((await add('Vertrag.txt', laws)).versionId);
});
afterAll(() => database.close());

const add = (name: string, content: string, versionOf?: string, of = chanceId) =>
  aDocument(tenant, of, { name, content, versionOf });
const read = (versionId: string) => readNow(database, tenant, versionId);
const search = (text: string, who: PersonKey = 'nordViewer', of = chanceId) =>
  as(tenant, tenant.people[who], (work) => searchDocuments(work, { chanceId: of, text }));
/** the first hit with what is marked in it */
const first = async (text: string) => {
  const [hit] = (await search(text)).hits;
  return hit && { text: hit.text, marked: hit.marks.map(({ start, end }) => hit.text.slice(start, end)) };
};

describe('a search in the documents of a Chance', () => {
  it.each([
    ['in another form', 'Zuschlag Nachtarbeiten', 'Zuschläge für Nachtarbeit', ['Zuschläge', 'Nachtarbeit']],
    ['without umlauts', 'Zuschlaege', 'Zuschläge für', ['Zuschläge']],
    ['as a part of a compound', 'Arbeit nachts', 'Zuschläge für Nachtarbeit', ['Nachtarbeit']],
    ['in a compound of the question', 'Objektbewachung', 'Bewachung von', ['Bewachung']],
    ['misspelt', 'Rechnngen', 'Rechnungen sind', ['Rechnungen']],
    ['as a section', '§ 4 Abs. 2', 'Zuschläge für', ['§ 4', 'Abs. 2']],
    ['as a number of a file', 'ZV-2027/014', 'Die Angebotsfrist', ['ZV-2027/014']],
    ['joined or parted', 'Email', 'Die Angebotsfrist', ['E-Mail']],
    ['while it is typed', 'Liegensch', 'Bewachung von', ['Liegenschaften']],
  ])('finds a word %s', async (_, text, begins, marked) => {
    const hit = await first(text);
    expect(hit?.text.startsWith(begins), hit?.text).toBe(true);
    expect(hit?.marked).toEqual(expect.arrayContaining(marked));
  });

  it('finds nothing for words that say nothing, or that no document has', async () => {
    expect(await search('und der die das')).toEqual({ hits: [] });
    expect(await search('Quantenchromodynamik')).toEqual({ hits: [] });
    expect(await search('%_\\ \u0000§'.replace('\u0000', ''))).toEqual({ hits: [] });
  });

  it('is for those who see the Chance, and finds nothing of another one', async () => {
    const other = await aChance(tenant, { by: 'suedManager', operatedBy: ['sued'] });
    expect((await search('Objektschutz', 'mitteManager')).hits.length).toBe(1);
    expect(await refusalIn(search('Objektschutz', 'suedManager'))).toBe('NOT_FOUND');
    expect(await search('Objektschutz', 'suedManager', other)).toEqual({ hits: [] });
  });

  it('searches the newest version that was read, and forgets a document at once when it is removed', async () => {
    const { id, versionId } = await add('Los.txt', 'Das Pförtnerhaus ist ständig besetzt.');
    await read(versionId);
    const next = await add('Los.txt', 'Die Leitstelle ist ständig besetzt.', id);
    expect((await search('Pförtnerhaus')).hits.length).toBe(1);
    await read(next.versionId);
    expect((await search('Pförtnerhaus')).hits.length).toBe(0);
    expect((await search('Leitstelle')).hits.map(({ versionId: found }) => found)).toEqual([next.versionId]);
    await as(tenant, tenant.people.nordManager, (work) => removeDocument(work, { chanceId, documentId: id }));
    expect((await search('Leitstelle')).hits.length).toBe(0);
    const left = await as(tenant, systemOf(tenant), ({ db }) =>
      db.documentPosting.count({ where: { versionId: { in: [versionId, next.versionId] } } }),
    );
    expect(left).toBe(0);
  });
});
