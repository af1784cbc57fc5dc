import { readFile } from 'node:fs/promises';
import { aQuickChance } from '@zuschlag/api/testing/chances';
import { afterAll, expect, it } from 'vitest';
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
});
