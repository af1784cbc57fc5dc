import { Workbook } from '@cj-tech-master/excelts';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { HandoutKind } from '@zuschlag/validation/handouts/handout-kinds';
import { requestHandout as requestInput } from '@zuschlag/validation/handouts/handouts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../events/publish.ts';
import { forgetUnusedFiles } from '../../files/store-file.ts';
import { mailsTo } from '../../mail/mail.store.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance, aQuickChance } from '../../testing/chances.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService, nightShift, type ServicePlan } from '../../testing/services.ts';
import { verifyTrail } from '../history/chain/trail.ts';
import { cancelHandout, getHandout, listHandouts, requestHandout } from './handouts.ts';
import { readHandout } from './read-handout.ts';
import { writeHandout } from './write-handout.ts';

const database = await testDatabase();
let app: TestApp;
let tenant: ScenarioTenant;
let chanceId: string;
let price: number;

beforeAll(async () => {
  app = await testApp(database);
  tenant = await aTenant(database);
  await withRates(tenant);
  chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
  const first = await aService(tenant, chanceId, { name: '=Empfang' });
  const second = await aService(tenant, chanceId, { name: 'Nachtwache', shifts: [nightShift], operatedBy: 'mitte' });
  price = (first.revenue ?? 0) + (second.revenue ?? 0);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const originOf = (now = new Date()) => ({
  ...{ database, publish, mainOrganizationId: tenant.mainOrganizationId, now },
  requestId: 'test',
});
const ask = (kind: HandoutKind, wish: object = {}, who: PersonKey = 'nordEditor', of = chanceId) =>
  as(tenant, tenant.people[who], (work) =>
    requestHandout(work, requestInput.parse({ chanceId: of, kind, format: 'xlsx', ...wish })),
  );
async function written(kind: HandoutKind, wish: object = {}, of = chanceId) {
  const { id } = await ask(kind, wish, 'nordEditor', of);
  await writeHandout(originOf(), id);
  const handout = await as(tenant, tenant.people.nordEditor, (work) => getHandout(work, id));
  const read = () => readHandout(originOf(), tenant.people.nordEditor, id);
  return { handout, content: handout.state === 'done' ? (await read()).content : null };
}
const opened = async (content: Buffer | null) => {
  const book = new Workbook();
  await book.xlsx.load(content ?? Buffer.alloc(0));
  return book;
};
const textOf = async (content: Buffer | null) =>
  (await readPdf(content ?? Buffer.alloc(0))).pages.map(({ text }) => text).join(' ');
const wordsIn = (book: Workbook) => {
  const words: string[] = [];
  for (const sheet of book.worksheets) sheet.eachRow((row) => row.eachCell((cell) => words.push(cell.text)));
  return words;
};
const aChanceWith = async (plan: ServicePlan) => {
  const id = await aChanceToCalculate(tenant);
  await aService(tenant, id, plan);
  return id;
};

describe('the open calculation of a Chance', () => {
  it('ends at the stored price, is kept as a file of the Chance and is mailed to the person who asked', async () => {
    const { handout, content } = await written('openCalculation');
    expect(handout).toMatchObject({ state: 'done', done: 2, total: 2, problem: null, size: content?.byteLength });
    expect(handout.fileName).toMatch(/^Offene Kalkulation CH-\d{4}-\d{4}\.xlsx$/);
    const sheet = (await opened(content)).getWorksheet('Preis');
    const total = sheet?.getRow(sheet.rowCount).getCell(6).value as { result: number };
    expect(total.result).toBeCloseTo(price, 2);
    const [mail] = await as(tenant, systemOf(tenant), async (work) => {
      const user = await work.db.user.findFirst({ where: { id: tenant.people.nordEditor.userId } });
      return mailsTo(work, user?.email ?? '', 1);
    });
    expect(mail).toMatchObject({ kind: 'openCalculationReady', parameters: { fileName: handout.fileName } });
  });

  it('names on its proof where the chain over the trail ended, as the check of the chain takes it', async () => {
    const words = wordsIn(await opened((await written('openCalculation')).content));
    const place = words.find((word) => /^\d+:[0-9a-f]{64}$/.test(word)) ?? '';
    const [position, hash = ''] = place.split(':');
    const verdict = await as(tenant, tenant.people.holdingManager, (work) =>
      verifyTrail(work, { after: { position: Number(position), hash } }),
    );
    expect(verdict.broken).toBeNull();
    expect(verdict.checked.position).toBeGreaterThanOrEqual(Number(position));
  });

  it('is spared when files that nothing has come of are cleared away', async () => {
    const { handout } = await written('openCalculation');
    const later = new Date(Date.now() + 3 * 86_400_000);
    await as(tenant, systemOf(tenant), (work) => forgetUnusedFiles({ ...work, now: later }));
    const { content } = await readHandout(originOf(), tenant.people.nordEditor, handout.id);
    expect(content.byteLength).toBe(handout.size);
  });

  it('keeps text that looks like a formula as text', async () => {
    const { content } = await written('openCalculation');
    expect(wordsIn(await opened(content))).toContain("'=Empfang");
  });

  it('holds only the services that were asked for', async () => {
    const { content, handout } = await written('openCalculation', { serviceIds: [await serviceIdOf('Nachtwache')] });
    expect(handout.total).toBe(1);
    expect((await opened(content)).worksheets.map(({ name }) => name)).toEqual([
      'Deckblatt',
      'Preis',
      '1 Nachtwache',
      'Nachweis',
    ]);
  });

  it('is written by a job from the call of a documented client', async () => {
    const started = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...bearing(await tokenOf(database, tenant.people.nordManager)), 'apollo-require-preflight': 'true' },
      payload: {
        query: 'mutation($id: ID!) { generateOpenCalc(tenderId: $id) { id kind format state } }',
        variables: { id: chanceId },
      },
    });
    expect(started.json()).toMatchObject({
      data: { generateOpenCalc: { kind: 'openCalculation', format: 'xlsx', state: 'waiting' } },
    });
  });
});

describe('a file of a Chance', () => {
  it('is asked for by those who write, once bids are decided and a service exists', async () => {
    await expect(ask('priceSheet', {}, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(ask('priceSheet', {}, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pending = await aQuickChance(tenant);
    await expect(ask('openCalculation', {}, 'nordEditor', pending)).rejects.toMatchObject({ code: 'LOCKED' });
    const empty = await aChanceToCalculate(tenant);
    await expect(ask('openCalculation', {}, 'nordEditor', empty)).rejects.toMatchObject({ code: 'SERVICES_MISSING' });
    const other = await aChance(tenant, { operatedBy: ['nord'] });
    await expect(ask('priceSheet', { serviceIds: [other] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'serviceIds.0', problem: 'UNKNOWN_SERVICE' }] },
    });
    expect(requestInput.safeParse({ chanceId, kind: 'openCalculation', format: 'pdf' }).success).toBe(false);
  });

  it('is seen and fetched by each viewer of the Chance, and stopped by the person who asked', async () => {
    const { handout } = await written('priceSheet', { format: 'pdf' });
    const list = await as(tenant, tenant.people.mitteEditor, (work) => listHandouts(work, chanceId));
    expect(list[0]).toMatchObject({ id: handout.id, state: 'done', mayCancel: false });
    const url = `/handouts/${handout.id}/file`;
    const fetched = async (who: PersonKey) =>
      app.inject({ url, headers: bearing(await tokenOf(database, tenant.people[who])) });
    expect((await fetched('mitteEditor')).headers['content-type']).toBe('application/pdf');
    expect((await fetched('suedManager')).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(401);
    const waiting = await ask('priceSheet');
    await expect(
      as(tenant, tenant.people.mitteEditor, (work) => cancelHandout(work, waiting.id)),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const cancelled = await as(tenant, tenant.people.nordEditor, (work) => cancelHandout(work, waiting.id));
    expect(cancelled.state).toBe('cancelled');
    await writeHandout(originOf(), waiting.id);
    const after = await as(tenant, tenant.people.nordEditor, (work) => getHandout(work, waiting.id));
    expect(after).toMatchObject({ state: 'cancelled', fileName: null });
    await expect(readHandout(originOf(), tenant.people.nordEditor, waiting.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is refused while three others are unfinished, and stands in the history', async () => {
    const waiting = [await ask('priceSheet'), await ask('hourSheet'), await ask('adequacy')];
    await expect(ask('priceSheet')).rejects.toMatchObject({ code: 'TOO_MANY_HANDOUTS' });
    for (const { id } of waiting) await as(tenant, tenant.people.nordEditor, (work) => cancelHandout(work, id));
    const trail = await as(tenant, systemOf(tenant), ({ db }) =>
      db.trailEntry.findMany({ where: { chanceId, entity: 'handout' }, orderBy: { id: 'desc' }, take: 1 }),
    );
    expect(trail[0]).toMatchObject({ action: 'handOut', after: { file: 'Auskömmlichkeit (XLSX)' } });
  });

  it('is refused to a person who lost the right while it waited', async () => {
    const other = await aTenant(database);
    await withRates(other);
    const of = await aChanceToCalculate(other);
    await aService(other, of);
    const { userId } = other.people.nordEditor;
    const id = await as(other, other.people.nordEditor, async (work) => {
      const input = requestInput.parse({ chanceId: of, kind: 'priceSheet', format: 'pdf' });
      return (await requestHandout(work, input)).id;
    });
    await as(other, systemOf(other), ({ db }) =>
      db.user.updateMany({ where: { id: userId }, data: { role: 'Viewer' } }),
    );
    await writeHandout({ ...originOf(), mainOrganizationId: other.mainOrganizationId }, id);
    const handout = await as(other, other.people.nordManager, (work) => getHandout(work, id));
    expect(handout).toMatchObject({ state: 'failed', problem: 'REFUSED', fileName: null });
  });

  it('fails with its reason when no service has a price', async () => {
    const without = await aTenant(database);
    await withRates(without, { provinces: ['DE-BE'] });
    const of = await aChanceToCalculate(without);
    await aService(without, of);
    const id = await as(without, without.people.nordEditor, async (work) => {
      const input = requestInput.parse({ chanceId: of, kind: 'priceSheet', format: 'pdf' });
      return (await requestHandout(work, input)).id;
    });
    await writeHandout({ ...originOf(), mainOrganizationId: without.mainOrganizationId }, id);
    const handout = await as(without, without.people.nordEditor, (work) => getHandout(work, id));
    expect(handout).toMatchObject({ state: 'failed', problem: 'NO_PRICE' });
  });
});

describe('the sheets that leave the house', () => {
  it('show prices that recompute from what they show, and no cost', async () => {
    const { content } = await written('priceSheet');
    const sheet = (await opened(content)).worksheets[0];
    const amounts: number[] = [];
    sheet?.eachRow((row) => {
      const value = row.getCell(4).value as { formula?: string; result?: number } | null;
      if (!value?.formula?.startsWith('ROUND')) return;
      const [hours, rate] = [2, 3].map((column) => Number(row.getCell(column).value));
      expect(value.result).toBeCloseTo((hours ?? 0) * (rate ?? 0), 2);
      amounts.push(value.result ?? 0);
    });
    expect(amounts.length).toBeGreaterThan(3);
    const words = wordsIn(await opened(content)).join(' ');
    expect(words).not.toMatch(/Selbstkosten|Marge/);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    expect(Math.abs(sum - price)).toBeLessThan(price * 0.001);
  });

  it('lead one hour from its wage to its rate, each service on a page', async () => {
    const { content } = await written('hourSheet', { format: 'pdf' });
    const { pages, info } = await readPdf(content ?? Buffer.alloc(0));
    expect(pages).toHaveLength(2);
    expect(pages[0]?.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
    expect(info.Title).not.toBe('');
    const text = pages.map((one) => one.text).join(' ');
    for (const word of ['Grundlohn', 'Lohnkosten', 'Selbstkosten', 'Stundenverrechnungssatz'])
      expect(text).toContain(word);
  });

  it('fit the approval on one page in both languages', async () => {
    for (const language of ['de', 'en']) {
      const { content } = await written('approvalSheet', { format: 'pdf', language });
      const { pages } = await readPdf(content ?? Buffer.alloc(0));
      expect(pages).toHaveLength(1);
      expect(pages[0]?.text).toContain(language === 'de' ? 'Freigegeben' : 'Approved');
    }
  });
});

describe('the adequacy file', () => {
  it('sets the wage against every minimum wage of the contract and the agreement that was named', async () => {
    const tariffWage = { amount: 16.5, source: 'ETV NRW, Lohngruppe 2' };
    const text = await textOf((await written('adequacy', { format: 'pdf', tariffWage })).content);
    expect(text).toContain('Mindestlohn ab 01.01.2027');
    expect(text).toContain('14,60');
    expect(text).toContain('ETV NRW, Lohngruppe 2');
    expect(text).toContain('−0,50');
    expect(text).toContain('In jeder Zeitart deckt der Preis');
    for (const law of ['§ 60 VgV', 'MiLoV5', 'BUrlG', 'EFZG', 'SGB VII']) expect(text).toContain(law);
  });

  it('says in red where a price is below its pay cost, and where a wage is below the minimum', async () => {
    const cheap = await aChanceWith({ revenue: { revenueCalculationType: 'Flatrate', flatRate: 1_000 } });
    const { content } = await written('adequacy', {}, cheap);
    const sheet = (await opened(content)).worksheets[0];
    const red: string[] = [];
    sheet?.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.font?.color?.argb === 'FFB3261E') red.push(cell.text);
      }),
    );
    expect(red).toContain('unter Lohnkosten');
    const poor = await aChanceWith({ hourlyWage: 12.5 });
    const text = await textOf((await written('adequacy', { format: 'pdf' }, poor)).content);
    expect(text).toContain('liegt unter dem gesetzlichen Mindestlohn');
  });
});

async function serviceIdOf(name: string): Promise<string> {
  const found = await as(tenant, systemOf(tenant), ({ db }) =>
    db.service.findFirst({ where: { chanceId, name }, select: { id: true } }),
  );
  return found?.id ?? '';
}
