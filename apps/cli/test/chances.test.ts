import { readFile } from 'node:fs/promises';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import { withRates } from '@zuschlag/api/testing/rates';
import { as } from '@zuschlag/api/testing/scenario';
import { aChanceToCalculate, aService } from '@zuschlag/api/testing/services';
import { orderedPost } from '@zuschlag/validation/services/service-order';
import { afterAll, expect, it } from 'vitest';
import { createScenario } from '../../api/src/features/scenarios/scenarios.ts';
import { saveServiceOrder } from '../../api/src/features/services/order/service-order.ts';
import { anOffice } from './office.ts';

const office = await anOffice();
afterAll(office.close);

it('chances brief writes the pages of a Chance as PDF in the language of the command line, and refuses an unknown one', async () => {
  const { tenant, inFolder, zuschlag } = office;
  const id = await aQuickChance(tenant, { description: { name: 'Pforte Klinikum' } });
  const target = inFolder('steckbrief.pdf');
  expect(await zuschlag('chances', 'brief', id, '--output', target)).toMatchObject({ code: 0 });
  expect((await readFile(target)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const toStdout = await zuschlag('chances', 'brief', id, '-o', '-');
  expect(toStdout.out).toContain('%PDF-');
  const unknown = await zuschlag('chances', 'brief', '01900000-0000-7000-8000-000000000000', '-o', '-');
  expect(unknown.code).not.toBe(0);
});

it('chances export writes the list as CSV, narrowed by its options, and refuses a view that is not there', async () => {
  const { tenant, inFolder, zuschlag } = office;
  await aQuickChance(tenant, { description: { name: 'Pforte Rathaus', customerName: 'Stadt Eichstedt' } });
  await aQuickChance(tenant, { description: { name: 'Pforte Hafen', customerName: 'Häfen Nord' } });
  const target = inFolder('chancen.csv');
  const done = await zuschlag('chances', 'export', '--format', 'csv', '--customer', 'Häfen', '-o', target);
  expect(done).toMatchObject({ code: 0 });
  const lines = (await readFile(target, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Pforte Hafen');
  expect(await zuschlag('chances', 'export', '--view', 'Was brennt')).toMatchObject({ code: 2 });
  const endless = await zuschlag('chances', 'export', '--customer', 'Häfen '.repeat(200), '-o', target);
  expect(endless.err).toMatch(/customerName: Höchstens \d+ Zeichen\./);
});

it('chances handout waits for a file with the figures of a Chance and writes it, and says why there is none', async () => {
  const { tenant, inFolder, zuschlag } = office;
  await withRates(tenant);
  const chanceId = await aChanceToCalculate(tenant);
  const { id } = await aService(tenant, chanceId, { name: 'Pforte' });
  const target = inFolder('preisblatt.pdf');
  const done = await zuschlag('chances', 'handout', chanceId, '--kind', 'priceSheet', '--service', id, '-o', target);
  expect(done).toMatchObject({ code: 0 });
  expect((await readFile(target)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const half = await zuschlag('chances', 'handout', chanceId, '--kind', 'adequacy', '--wage', '16,85');
  expect(half).toMatchObject({ code: 2, err: expect.stringContaining('--agreement') });
  const workbook = ['chances', 'handout', chanceId, '--kind', 'openCalculation', '--format', 'pdf'];
  expect((await zuschlag(...workbook)).code).not.toBe(0);
}, 60_000);

it('services copy shows in a trial what would come of it, then copies, and services list shows the result', async () => {
  const { tenant, zuschlag } = office;
  const chanceId = await aChanceToCalculate(tenant);
  const { id } = await aService(tenant, chanceId, { name: 'Empfang' });
  const trial = await zuschlag('services', 'copy', id, '--to', chanceId, '--dry-run');
  expect(trial.out).toMatch(
    /^Empfang \(2\) \(.+\) {2}51\.303,49\s€\nProbe: 1 würden kopiert, nichts ist geändert\.\n$/,
  );
  expect(await zuschlag('services', 'copy', id, '--to', chanceId)).toMatchObject({ code: 0 });
  const { out } = await zuschlag('services', 'list', chanceId, '--json');
  const { services } = JSON.parse(out) as { services: { name: string }[] };
  expect(services.map(({ name }) => name)).toEqual(['Empfang', 'Empfang (2)']);
}, 60_000);

it('services wages tries a rise of a share, makes it, and wants one way to change the wages', async () => {
  const { tenant, zuschlag } = office;
  const chanceId = await aChanceToCalculate(tenant);
  const { id } = await aService(tenant, chanceId, { name: 'Empfang' });
  const wages = (...words: string[]) => zuschlag('services', 'wages', id, '--chance', chanceId, ...words);
  const trial = await wages('--percent', '4,2', '--dry-run');
  // 16 × 1.042 = 16.672
  expect(trial.out).toMatch(
    /^Empfang \(.+\) {2}16,00\s€ → 16,67\s€ {2}51\.303,49\s€ → [\d.,]+\s€\nProbe: 1 würden geändert, nichts ist geändert\.\n$/,
  );
  expect((await wages('--wage', '17.5', '--percent', '4')).code).toBe(2);
  expect((await wages()).code).toBe(2);
  const { out } = await wages('--wage', '17.5', '--json');
  expect(JSON.parse(out)).toMatchObject({ exitCode: 0, isTrial: false, services: [{ after: { hourlyWage: 17.5 } }] });
}, 60_000);

it('scenarios list and adopt, services order, and chances erosion and recalculation say what the pages say', async () => {
  const { tenant, zuschlag } = office;
  const contract = { startDate: '2027-01-01', endDate: '2028-12-31' };
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { by: 'configAdmin', contract });
  const { id: serviceId } = await aService(tenant, chanceId, { name: 'Empfang' });
  const { people } = tenant;
  expect((await zuschlag('services', 'order', serviceId)).out).toBe('Keine Bestellung eingetragen.\n');
  const posts = [orderedPost.parse({ name: 'Pforte', heads: 2, startTime: '06:00', endTime: '22:00', monday: true })];
  await as(tenant, people.nordEditor, (work) => saveServiceOrder(work, { serviceId, version: 0, posts }));
  expect((await zuschlag('services', 'order', serviceId)).out).toBe('2 × Pforte  06:00–22:00  Mo\n');

  expect((await zuschlag('scenarios', 'list', chanceId)).out).toBe('Kein Szenario.\n');
  const { id } = await as(tenant, people.nordEditor, (work) => createScenario(work, { chanceId, name: 'Probe' }));
  expect((await zuschlag('scenarios', 'list', chanceId)).out).toMatch(/^\S+ {2}Probe {2}[\d.,]+\s€ {2}6\s%\n$/);
  const adopted = await zuschlag('scenarios', 'adopt', id, '--json');
  expect(JSON.parse(adopted.out)).toMatchObject({ exitCode: 0, chanceId, changed: 0, added: 0, removed: 0 });

  const { out } = await zuschlag('chances', 'erosion', chanceId, '--increase', '2,5', '--language', 'en');
  expect(out).toMatch(/^Year 1: price €[\d.]+\/h, .+ margin 6%\nYear 2: .+\nMargin on average .+%, erosion .+%\n$/);
  expect((await zuschlag('chances', 'erosion', chanceId, '--increase', 'viel')).code).toBe(2);
  expect((await zuschlag('chances', 'recalculation', chanceId)).out).toBe('Keine Neuberechnung.\n');
}, 60_000);
