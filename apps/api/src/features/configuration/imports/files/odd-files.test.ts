import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../../actor.ts';
import { aWorkbook, aZip, sheetXml, workbookParts } from '../../../../testing/files/workbooks.ts';
import { aPlan, csv, rowsOf } from '../../../../testing/imports.ts';
import { aTenant, type ScenarioTenant } from '../../../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let admin: UserActor;

beforeAll(async () => {
  tenant = await aTenant(database);
  admin = tenant.people.configAdmin;
});
afterAll(() => database.close());

const planOf = (content: Buffer) => aPlan(tenant, admin, 'socialSecurity', { name: 'werte.xlsx', content });
const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const heading = `<row>${cells('Gültig ab', 'Wert in %')}</row>`;

describe('a file that is odd ends as a plan or a refusal, never as one that is being read for ever', () => {
  it('when a long text is cut at a character of two halves', async () => {
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv('Gültig ab;Wert in %', `${'x'.repeat(119)}😀 und mehr;20`),
    );
    expect(plan.counts).toMatchObject({ wrong: 1 });
    const [row] = await rowsOf(tenant, admin, plan.id);
    expect(row?.texts.activeFrom).toBe('x'.repeat(119));
    const refused = await aPlan(tenant, admin, 'socialSecurity', csv(`Gültig ab;Wert in %;${'y'.repeat(79)}😀`));
    expect(refused.problem).toEqual({ code: 'COLUMN_UNKNOWN', names: ['y'.repeat(79)] });
  });

  it.each(['2000000000', '3000000000', '20101'])('when a row says it is number %s', async (number) => {
    const rows = `${heading}<row r="${number}">${cells('01.01.2031', '20')}</row>`;
    const plan = await planOf(aWorkbook(sheetXml(rows)));
    expect(plan.problem).toEqual({ code: 'DECLARED_SIZE_TOO_LARGE', names: [`A${number}`] });
  });

  it.each(['5.5', '-3', 'x', '1e3'])(
    'when the number of a row is %s, which is none: it is the next',
    async (number) => {
      const rows = `${heading}<row r="${number}">${cells('01.01.2031', '20')}</row>`;
      const plan = await planOf(aWorkbook(sheetXml(rows)));
      expect(await rowsOf(tenant, admin, plan.id)).toMatchObject([{ row: 2, verdict: 'new' }]);
    },
  );

  it('when it names one sheet three thousand times', async () => {
    const names = '<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(3_000);
    const plan = await planOf(
      aZip({
        ...workbookParts,
        'xl/workbook.xml': `<workbook><sheets>${names}</sheets></workbook>`,
        'xl/worksheets/sheet1.xml': sheetXml('<row/>'.repeat(100_000)),
      }),
    );
    expect(plan.problem).toMatchObject({ code: 'EMPTY_FILE' });
  });

  it('when twenty thousand rows say the same: the first counts', async () => {
    const lines = Array.from({ length: 20_000 }, () => '01.01.2031;20');
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', ...lines));
    expect(plan.counts).toEqual({ new: 1, equal: 0, changed: 0, duplicate: 19_999, wrong: 0 });
    const [, second] = await rowsOf(tenant, admin, plan.id);
    expect(second?.problems).toEqual([{ column: 'activeFrom', problem: 'DUPLICATE_IN_FILE', bound: 2 }]);
  });
});
