import { buffer } from 'node:stream/consumers';
import { Workbook } from '@cj-tech-master/excelts';
import { testDatabase } from '@zuschlag/db/testing/database';
import { startExport as exportWish } from '@zuschlag/validation/exports/exports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../events/publish.ts';
import { manyChances } from '../../testing/bulk/many-chances.ts';
import { aChance, aQuickChance, bringTo } from '../../testing/chances.ts';
import { saysOnBid } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { updateChance } from '../chance/details/update-chance.ts';
import { updateState } from '../chance/lifecycle/outcome.ts';
import { chancesInPortions } from './chances/chances-as-rows.ts';
import { exportKind } from './export-kind.ts';
import { exportKindsByName } from './export-kinds.ts';
import { cancelExport, forgetOldExports, getExport, listExports, startExport } from './exports.ts';
import { readExport } from './read-export.ts';
import { writeExport } from './write-export.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
});
afterAll(() => database.close());

const originOf = ({ mainOrganizationId }: ScenarioTenant, now = new Date()) => ({
  ...{ database, publish, mainOrganizationId, now },
  requestId: 'test',
});
const start = (of: ScenarioTenant, who: PersonKey, wish: object) =>
  as(of, of.people[who], (work) => startExport(work, exportWish.parse({ kind: 'chances', format: 'csv', ...wish })));
const got = (of: ScenarioTenant, who: PersonKey, id: string) => as(of, of.people[who], (work) => getExport(work, id));

async function written(of: ScenarioTenant, who: PersonKey, wish: object, kinds = exportKindsByName): Promise<Buffer> {
  const { id } = await start(of, who, wish);
  await writeExport(originOf(of), id, kinds);
  return buffer((await readExport(originOf(of), of.people[who], id)).content);
}
const lines = (csv: Buffer) =>
  csv
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

describe('the exported list of Chances', () => {
  it('holds money, shares, hours and days as such, and text that looks like a formula as text', async () => {
    const own = await aTenant(database);
    const id = await aQuickChance(own, {
      operatedBy: ['nord', 'sued'],
      description: { name: '=SUMME(A1:A9)', customerName: 'Stadt Eichstedt' },
      deadline: { submission: '2026-12-18' },
      contract: { startDate: '2027-03-01' },
    });
    await as(own, own.people.holdingEditor, (work) =>
      work.db.chance.updateMany({
        where: { id },
        data: { effectiveRevenue: 1_234.5, margin: 0.085, minutes: 90n, serviceCount: 1 },
      }),
    );
    const book = new Workbook();
    await book.xlsx.load(await written(own, 'holdingEditor', { format: 'xlsx' }));
    const sheet = book.getWorksheet('Chancen');
    const headings = ((sheet?.getRow(1).values ?? []) as string[]).slice(1);
    const cell = (heading: string) => sheet?.getRow(2).getCell(headings.indexOf(heading) + 1);
    expect(cell('Name')?.value).toBe("'=SUMME(A1:A9)");
    expect(cell('Kunde')?.value).toBe('Stadt Eichstedt');
    expect(cell('Abgabe')?.value).toEqual(new Date('2026-12-18T00:00:00Z'));
    expect(cell('Abgabe')?.numFmt).toBe('dd.mm.yyyy');
    expect(cell('Beginn')?.value).toEqual(new Date('2027-03-01T00:00:00Z'));
    expect(cell('Gesellschaften')?.value).toBe('TW Nord, TW Süd');
    expect([cell('Umsatz (€)')?.value, cell('Umsatz (€)')?.numFmt]).toEqual([1_234.5, '#,##0.00 "€"']);
    expect([cell('Marge (%)')?.value, cell('Marge (%)')?.numFmt]).toEqual([0.085, '0.00##%']);
    expect([cell('Stunden')?.value, cell('Stunden')?.numFmt]).toEqual([1.5, '#,##0.00']);
    expect(cell('Deckungsbeitrag (€)')?.value).toBeNull();
  });

  it('is CSV with the marks of its language, and has the chosen columns in their order', async () => {
    const own = await aTenant(database);
    await aQuickChance(own, { description: { name: 'Pförtner; "Nord"', customerName: 'Häfen' } });
    const wish = { chances: { columns: ['customer', 'submission'] } };
    expect(lines(await written(own, 'holdingEditor', wish))[0]).toBe('Nummer;Name;Kunde;Abgabe;Abgabe, Uhrzeit');
    const english = lines(await written(own, 'holdingEditor', { ...wish, language: 'en' }));
    expect(english[0]).toBe('Number,Name,Customer,Submission,"Submission, time"');
    expect(english[1]).toContain('"Pförtner; ""Nord""",Häfen,');
  });

  it('writes a loss in CSV as a number, and only text without a formula', async () => {
    const own = await aTenant(database);
    const id = await aQuickChance(own, { description: { name: '-1+1', customerName: '@Stadt' } });
    const data = { effectiveRevenue: 1_000, totalCost: 1_234.5, margin: -0.2345, profit: -234.5, serviceCount: 1 };
    await as(own, own.people.holdingEditor, (work) => work.db.chance.updateMany({ where: { id }, data }));
    const wish = { chances: { columns: ['customer', 'margin', 'profit'] } };
    expect(lines(await written(own, 'holdingEditor', wish))[1]).toMatch(/;'-1\+1;'@Stadt;-23,45;-234,50$/);
  });

  it('says what was offered and how a lost Chance ended', async () => {
    const own = await aTenant(database);
    const id = await aChance(own);
    await bringTo(own, id, 'submitted');
    await as(own, own.people.holdingEditor, (work) =>
      updateState(work, {
        ...{ chanceId: id, won: false, reasonForLoss: 'Zwei waren günstiger.' },
        ...{ winner: 'Wachdienst Elbe GmbH', winningPrice: 431_250.5 },
      }),
    );
    const wish = { chances: { columns: ['closedOn', 'lossReason', 'winner', 'winningPrice', 'offeredRevenue'] } };
    const [headings = '', row = ''] = lines(await written(own, 'holdingEditor', wish));
    expect(headings).toBe(
      'Nummer;Name;Abgeschlossen am;Verlustgrund;Gewinner;Preis des Gewinners (€);Angebotener Preis (€)',
    );
    expect(row).toMatch(/;\d\d\.\d\d\.\d{4};Zwei waren günstiger\.;Wachdienst Elbe GmbH;431250,50;$/);
  });

  it('holds every row that its person sees, in the order of the list, over many portions', async () => {
    const crowd = await aTenant(database);
    await manyChances(crowd, 130);
    const inPortions = { ...exportKindsByName, chances: exportKind(chancesInPortions(25)) };
    const byRevenue = { chances: { sort: { field: 'revenue', order: 'ASC' } } };
    const all = lines(await written(crowd, 'holdingEditor', byRevenue, inPortions));
    expect(all).toHaveLength(131);
    expect(new Set(all)).toHaveLength(131);
    const revenues = all.slice(1).map((line) => line.split(';')[5] ?? '');
    const figures = revenues.filter((one) => one !== '').map((one) => Number(one.replace(',', '.')));
    expect(figures.length).toBeGreaterThan(60);
    expect(figures).toEqual([...figures].sort((one, other) => one - other));
    const nord = lines(await written(crowd, 'nordEditor', {}, inPortions));
    expect(nord.length).toBeGreaterThan(1);
    expect(nord.length).toBeLessThan(all.length);
  });

  it('holds only the selected ones, and none that its person may not see', async () => {
    const own = await aTenant(database);
    const mitte = await aQuickChance(own, { by: 'mitteEditor', operatedBy: ['mitte'] });
    const sued = await aQuickChance(own, { by: 'suedEditor', operatedBy: ['sued'] });
    expect(lines(await written(own, 'holdingEditor', { chances: { ids: [mitte] } }))).toHaveLength(2);
    expect(lines(await written(own, 'suedEditor', { chances: { ids: [mitte, sued] } }))).toHaveLength(2);
  });
});

describe('the exported history of a Chance', () => {
  it('has a row for each field that changed, with who, when, from and to, as its reader sees the page', async () => {
    const own = await aTenant(database);
    const chanceId = await aQuickChance(own, { operatedBy: ['nord'] });
    const edit = (deadline: object) =>
      as(own, own.people.holdingEditor, (work) => updateChance(work, { chanceId, input: { deadline } }));
    await edit({ submission: '2027-01-15', submissionTime: '10:30' });
    await saysOnBid(own, chanceId, 'nord', 'nordEditor', { decision: 'Bid' });
    const wish = { kind: 'chanceHistory', chanceHistory: { chanceId } };
    const book = new Workbook();
    await book.xlsx.load(await written(own, 'holdingEditor', { ...wish, format: 'xlsx' }));
    const sheet = book.getWorksheet('Verlauf');
    expect(((sheet?.getRow(1).values ?? []) as string[]).slice(1)).toEqual([
      ...['Tag', 'Uhrzeit', 'Person', 'Gesellschaft', 'Was', 'Feld', 'Vorher', 'Nachher'],
    ]);
    expect(sheet?.getRow(2).getCell(1).value).toBeInstanceOf(Date);
    const english = lines(await written(own, 'holdingEditor', { ...wish, language: 'en' }));
    expect(english.filter((line) => line.includes('changed the details'))).toEqual([
      expect.stringMatching(/,Submission,.+,15\/01\/2027$/),
      expect.stringMatching(/,Time of submission,.+,10:30$/),
    ]);
    const ofBids = lines(
      await written(own, 'nordEditor', { ...wish, chanceHistory: { chanceId, entities: ['bidGroup'] } }),
    );
    expect(ofBids.slice(1).length).toBeGreaterThan(1);
    for (const line of ofBids.slice(1)) expect(line).toContain('Bid');
  });

  it('of an organization has the Chance of an entry, and is for its Managers', async () => {
    await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    const wish = { kind: 'houseTrail', houseTrail: { organizationId: tenant.organizations.nord.id, area: 'chances' } };
    const [head, ...rows] = lines(await written(tenant, 'nordManager', { ...wish, language: 'en' }));
    expect(head).toBe('Day,Time,Person,Organization,Chance,What,Field,Before,After');
    expect(rows.some((row) => row.includes('created the Chance'))).toBe(true);
    await expect(start(tenant, 'nordEditor', wish)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('is refused at the start to people who do not see the Chance, and without one', async () => {
    const chanceId = await aQuickChance(tenant, { operatedBy: ['nord'] });
    const wish = { kind: 'chanceHistory', chanceHistory: { chanceId } };
    await expect(start(tenant, 'suedEditor', wish)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start(tenant, 'holdingEditor', { kind: 'chanceHistory' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('exported contract years and options', () => {
  it('have a row for each year and option and their sums, at the rise that was asked for', async () => {
    const own = await aTenant(database);
    await withRates(own);
    const contract = { startDate: '2027-01-01', endDate: '2027-12-31', extensionCount: 1, extensionMonths: 12 };
    const chanceId = await aChanceToCalculate(own, ['nord'], { contract });
    await aService(own, chanceId, { name: 'Empfang', hourlyWage: 16 });
    const wish = { kind: 'contractYears', contractYears: { chanceId, assumedWageRise: 0.1 } };
    const [head, ...rows] = lines(await written(own, 'nordViewer', { ...wish, language: 'en' }));
    expect(head).toMatch(/^Service,Organization,Part,From,To,Hours,Cost \(€\),Price \(€\),Margin \(%\),/);
    const named = (service: string) => rows.filter((row) => row.startsWith(service)).map((row) => row.split(',')[2]);
    expect(named('All services')).toEqual([
      ...['Contract year 1', 'Option 1', 'Contract', 'All options', 'Contract with all options'],
    ]);
    expect(named('Empfang')).toEqual(['Contract year 1', 'Option 1', 'Contract', 'Contract with all options']);
    expect(rows.find((row) => row.startsWith('Empfang') && row.includes(',Option 1,'))).toMatch(/,17\.60,assumed$/);
    await expect(start(own, 'suedEditor', wish)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an export', () => {
  it('counts its rows, is done, and is its owner’s alone', async () => {
    await aQuickChance(tenant);
    const { id } = await start(tenant, 'nordEditor', {});
    expect(await got(tenant, 'nordEditor', id)).toMatchObject({ state: 'waiting', done: 0, total: null });
    await writeExport(originOf(tenant), id);
    const { done, total, state } = await got(tenant, 'nordEditor', id);
    expect({ state, done }).toEqual({ state: 'done', done: total });
    await expect(got(tenant, 'nordManager', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(readExport(originOf(tenant), tenant.people.nordManager, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('stops between two portions when it is cancelled, and leaves no file', async () => {
    const { id } = await start(tenant, 'nordEditor', {});
    let portions = 0;
    const slow = {
      ...exportKindsByName.chances,
      open: () => ({
        check: async () => {},
        columns: () => [{ heading: 'A', kind: 'text' as const }],
        count: async () => 3,
        async *portions() {
          for (; portions < 3; portions += 1) {
            if (portions === 1) await as(tenant, tenant.people.nordEditor, (work) => cancelExport(work, id));
            yield [['x']];
          }
        },
      }),
    };
    await writeExport(originOf(tenant), id, { ...exportKindsByName, chances: slow });
    expect(portions).toBeLessThan(3);
    expect(await got(tenant, 'nordEditor', id)).toMatchObject({ state: 'cancelled' });
    await expect(readExport(originOf(tenant), tenant.people.nordEditor, id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('starts over when its job was killed in the middle', async () => {
    const { id } = await start(tenant, 'mitteEditor', {});
    const dying = {
      ...exportKindsByName.chances,
      open: () => {
        throw new Error('killed');
      },
    };
    await as(tenant, tenant.people.mitteEditor, (work) =>
      work.db.dataExportPiece.create({
        data: { mainOrganizationId: tenant.mainOrganizationId, exportId: id, number: 0, content: Buffer.from('half') },
      }),
    );
    await as(tenant, tenant.people.mitteEditor, (work) =>
      work.db.dataExport.updateMany({ where: { id }, data: { state: 'running', done: 7 } }),
    );
    await writeExport(originOf(tenant), id);
    const file = await buffer((await readExport(originOf(tenant), tenant.people.mitteEditor, id)).content);
    expect(file.toString('utf8')).not.toContain('half');
    const other = await start(tenant, 'mitteEditor', {});
    const failing = writeExport(originOf(tenant), other.id, { ...exportKindsByName, chances: dying });
    await expect(failing).rejects.toThrow('killed');
    expect(await got(tenant, 'mitteEditor', other.id)).toMatchObject({ state: 'failed', problem: 'FAULT' });
  });

  it('is refused when three are unfinished, and forgotten after a day', async () => {
    const own = await aTenant(database);
    for (let count = 0; count < 3; count += 1) await start(own, 'suedEditor', {});
    await expect(start(own, 'suedEditor', {})).rejects.toMatchObject({ code: 'TOO_MANY_EXPORTS' });
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await as(own, own.people.suedEditor, listExports, tomorrow)).toEqual([]);
    const system = { kind: 'system', mainOrganizationId: own.mainOrganizationId } as const;
    await as(own, system, forgetOldExports, tomorrow);
    expect(await as(own, own.people.suedEditor, listExports)).toEqual([]);
  });
});
