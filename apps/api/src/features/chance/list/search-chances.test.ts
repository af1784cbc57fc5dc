import { testDatabase } from '@zuschlag/db/testing/database';
import { chanceList } from '@zuschlag/validation/chance/chance-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { changeCustomerName } from '../../customers/customers.store.ts';
import { listChances } from './list-chances.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
const ids = { port: '', clinic: '', fair: '' };

beforeAll(async () => {
  tenant = await aTenant(database);
  const of = (name: string, customerName: string) => ({ description: { name, customerName } });
  ids.port = await aChance(tenant, {
    ...of('Bewachung Containerhafen', 'Häfen Ostseeküste AG'),
    referenceNumber: 'VG-2026/0815',
    operatedBy: ['nord'],
  });
  ids.clinic = await aChance(tenant, {
    ...of('Empfangsdienst Neubau', 'Klinikum Straßfurt gGmbH'),
    referenceNumber: 'KS 44.1-7',
    operatedBy: ['mitte'],
  });
  ids.fair = await aChance(tenant, { ...of('Messestreife', 'Messe Eichstedt'), operatedBy: ['nord'] });
});
afterAll(() => database.close());

async function found(search: string, who: PersonKey = 'holdingEditor', of = tenant): Promise<(keyof typeof ids)[]> {
  const reading = { actor: of.people[who], database, today: '2026-11-18' };
  const { edges } = await listChances(reading, chanceList.parse({ filters: { search }, first: 50 }));
  const keys = Object.keys(ids) as (keyof typeof ids)[];
  return keys.filter((key) => edges.some(({ node }) => node.id === ids[key]));
}

describe('a search for Chances', () => {
  it.each<[string, string, (keyof typeof ids)[]]>([
    ['a part of a word of the name', 'container', ['port']],
    ['the customer', 'Klinikum', ['clinic']],
    ['the customer and the name at once', 'hafen ostsee', ['port']],
    ['words of both in another order', 'straßfurt empfang', ['clinic']],
    ['the reference with its punctuation', 'VG-2026/0815', ['port']],
    ['a part of the reference', '0815', ['port']],
    ['accents left out', 'ostseekuste', ['port']],
    ['ß written as ss', 'Strassfurt', ['clinic']],
    ['a letter too few', 'Bewchung', ['port']],
    ['two letters changed round', 'Mesestriefe', ['fair']],
    ['a misspelt customer and a correct name', 'Klinkium Neubau', ['clinic']],
    ['one letter', 'k', ['port', 'clinic']],
    ['two digits', '44', ['clinic']],
    ['what nothing contains', 'Schwimmbad', []],
    ['words of two Chances', 'Containerhafen Messestreife', []],
    ['blanks alone', '  ', ['port', 'clinic', 'fair']],
  ])('finds by %s', async (_, typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  it('finds by the number', async () => {
    const { shortNumber } = await as(tenant, tenant.people.holdingEditor, ({ db }) =>
      db.chance.findFirstOrThrow({ where: { id: ids.fair } }),
    );
    expect(await found(shortNumber)).toEqual(['fair']);
    expect(await found(shortNumber.slice(3))).toEqual(['fair']);
  });

  it('finds what the reader may see and nothing else', async () => {
    expect(await found('bewachung', 'nordViewer')).toEqual(['port']);
    expect(await found('klinikum', 'nordManager')).toEqual([]);
    expect(await found('klinikum', 'mitteEditor')).toEqual(['clinic']);
    const stranger = await aTenant(database);
    expect(await found('klinikum', 'holdingManager', stranger)).toEqual([]);
  });

  it('knows the new name of a customer as soon as it has it', async () => {
    const actor = tenant.people.holdingManager;
    await as(tenant, actor, async (work) => {
      const { customerId } = await work.db.chance.findFirstOrThrow({ where: { id: ids.fair } });
      await changeCustomerName(work, customerId, 'Kongresshalle Eichstedt');
    });
    expect(await found('Kongreshalle')).toEqual(['fair']);
    expect(await found('Messe Eichstedt')).toEqual(['fair']);
  });
});
