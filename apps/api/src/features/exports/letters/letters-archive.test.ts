import { buffer } from 'node:stream/consumers';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { publish } from '../../../events/publish.ts';
import { readPdf } from '../../../testing/files/pdf-text.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { addTariffStepRows, createTariffStep, discardTariffStep } from '../../tariff-steps/tariff-steps.ts';
import { exportTariffStepLetters, getExport } from '../exports.ts';
import { readExport } from '../read-export.ts';
import { unpacked } from '../testing/unpacked.ts';
import { writeExport } from '../write-export.ts';
import { letterEntries } from './letters-archive.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
  for (const escalationClause of [0.7, 0.5, null]) {
    const id = await aChanceToCalculate(tenant);
    await aService(tenant, id, { hourlyWage: 15.4 });
    await as(tenant, tenant.people.holdingManager, ({ db }) =>
      db.chance.updateMany({ where: { id }, data: { state: 'won', escalationClause } }),
    );
  }
});
afterAll(() => database.close());

const keeper = <Result>(act: (work: UnitOfWork<UserActor>) => Promise<Result>) =>
  as<UserActor, Result>(tenant, tenant.people.configAdmin, act);
const origin = () => ({
  ...{ database, publish, mainOrganizationId: tenant.mainOrganizationId, now: new Date() },
  requestId: 'test',
});
const aStep = (name: string) =>
  keeper(async (work) => {
    const { id } = await createTariffStep(work, { name });
    const row = { province: 'DE', payGroup: 'Lohngruppe 2', activeFrom: '2027-07-01', hourlyWage: 16.1 } as const;
    return addTariffStepRows(work, { id, rows: [row] });
  });

it('holds a letter of each contract whose price its clause moves, as PDF and as a document, and counts them', async () => {
  const { id: stepId } = await aStep('Lohnrunde: Juli/2027');
  const { id } = await keeper((work) => exportTariffStepLetters(work, { id: stepId, language: 'en' }));
  await writeExport(origin(), id);
  expect(await keeper((work) => getExport(work, id))).toMatchObject({ state: 'done', done: 2, total: 2 });
  const { content, name } = await readExport(origin(), tenant.people.configAdmin, id);
  expect(name).toMatch(/^Price adjustments Lohnrunde Juli 2027 \d{4}-\d\d-\d\d\.zip$/);
  const files = await unpacked(await buffer(content));
  const [first, ...others] = [...files.keys()].sort().map((file) => file.replace(/CH-\d+-\d+/, 'CH'));
  expect([first, ...others]).toEqual([
    ...['DOCX/Price adjustment CH.docx', 'DOCX/Price adjustment CH.docx'],
    ...['PDF/Price adjustment CH.pdf', 'PDF/Price adjustment CH.pdf'],
  ]);
  const [, pdf] = [...files].find(([file]) => file.endsWith('.pdf')) ?? expect.unreachable();
  expect((await readPdf(pdf)).pages[0]?.text).toContain('Yours faithfully');
});

it('says in a note how many services were not calculated, and holds no letter of a contract that was cut', async () => {
  const { id, name } = await aStep('Viele Leistungen');
  const { configAdmin: actor } = tenant.people;
  const question = { id, organizationId: actor.organizationId, name };
  const entries: [string, string][] = [];
  const made = { question, language: 'de', now: new Date(), most: 1 } as const;
  for await (const { name, content } of letterEntries({ inTransaction: keeper, actor }, async () => {}, made))
    entries.push([name, (await buffer(content)).toString('utf8')]);
  const [note, ...letters] = entries;
  expect(letters.length).toBe(2);
  expect(note?.[0]).toBe('Hinweis.txt');
  expect(note?.[1]).toMatch(/^Dieses Archiv ist nicht vollständig: 2 Leistungen/);
});

it('is for those who keep the wage table, and fails once the tariff step is gone', async () => {
  const step = await aStep('Verworfen');
  const ask = { id: step.id };
  const { nordManager } = tenant.people;
  await expect(as(tenant, nordManager, (work) => exportTariffStepLetters(work, ask))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { id } = await keeper((work) => exportTariffStepLetters(work, ask));
  await keeper((work) => discardTariffStep(work, step));
  await expect(writeExport(origin(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await keeper((work) => getExport(work, id))).toMatchObject({ state: 'failed', problem: 'FAULT' });
});
