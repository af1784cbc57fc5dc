import { buffer } from 'node:stream/consumers';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { aPlan, commitAs, csv, rowsOf } from '../../../testing/imports.ts';
import { withRates, withTariff } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { headingsOf } from './cells/column-headers.ts';
import { undoImport } from './commit-import.ts';
import { exportTable } from './export-table.ts';
import { annotateFile, annotationOf } from './files/annotate-file.ts';
import { textsOf } from './files/raw-table.ts';
import { readTable } from './files/read-table.ts';

const database = await testDatabase();
const today = '2026-11-22';
let tenant: ScenarioTenant;
let admin: UserActor;

beforeAll(async () => {
  tenant = await aTenant(database);
  admin = tenant.people.configAdmin;
  await withRates(tenant, { provinces: ['DE-NW', 'DE-BW', 'DE-TH'], years: [2026, 2027] });
  await withTariff(tenant, tenant.organizations.nord.id, { activeFrom: '2027-02-01', nightBonus: 0.12345 });
  // Values that could be misread: three decimals, four, thousands.
  await inTenant(database, tenant.mainOrganizationId, async (db) => {
    const here = { mainOrganizationId: tenant.mainOrganizationId, province: 'DE-NW' };
    for (const [day, relative, absolute] of [
      ['2024-01-01', 0.01234, 1234],
      ['2025-01-01', 0.5, 1234.5],
      ['2025-06-01', 0.333333, 12.34],
      ['2025-07-01', 0.000001, 100],
    ] as const) {
      const data = { ...here, activeFrom: new Date(day), bonusRelative: relative, bonusAbsolute: absolute };
      await db.vacationBonus.create({ data });
      await db.christmasBonus.create({ data });
    }
    const wages = [
      { organizationId: tenant.mainOrganizationId, province: 'DE', payGroup: 'Gruppe 2', hourlyWage: 16.4 },
      { organizationId: tenant.mainOrganizationId, province: 'DE-NW', payGroup: '-2', hourlyWage: 17.125 },
      { organizationId: tenant.organizations.nord.id, province: 'DE', payGroup: '4', hourlyWage: 1234.5 },
    ];
    await db.wage.createMany({
      data: wages.map((wage) => ({
        ...wage,
        mainOrganizationId: tenant.mainOrganizationId,
        activeFrom: new Date(today),
      })),
    });
    await db.tariff.updateMany({
      where: { organizationId: tenant.mainOrganizationId },
      data: { nightBonusAbsolute: 1.234 },
    });
  });
});
afterAll(() => database.close());

async function exported(table: TableKey, format: 'xlsx' | 'csv', language: 'de' | 'en', query: object = {}) {
  const { name, content } = await exportTable({ actor: admin, database, today }, table, { format, language, query });
  return { name, content: await buffer(content) };
}

async function annotated(id: string, language: 'de' | 'en' = 'de') {
  const annotating = await as(tenant, admin, (work) => annotationOf(work, id));
  const { name, content } = await annotateFile(annotating, language);
  return { name, content: await buffer(content) };
}

const ways = tableKeys.flatMap((table) =>
  (['xlsx', 'csv'] as const).flatMap((format) =>
    (['de', 'en'] as const).map((language) => ({ table, format, language })),
  ),
);

describe('a table that leaves and comes back', () => {
  it.each(ways)('$table as $format in $language: every row is equal', async ({ table, format, language }) => {
    const file = await exported(table, format, language);
    const plan = await aPlan(tenant, admin, table, file);
    const rows = await rowsOf(tenant, admin, plan.id, ['wrong', 'changed', 'new', 'duplicate']);
    expect(rows).toEqual([]);
    expect(plan.problem).toBeNull();
    expect(plan.counts.equal).toBe(plan.total);
    expect(plan.total).toBeGreaterThan(0);
  });

  it('carries headings in the language and a name that says what it is', async () => {
    const { name, content } = await exported('christmasBonus', 'csv', 'de');
    expect(name).toBe('Weihnachtsgeld 2026-11-22.csv');
    expect(content.toString().split('\r\n').slice(0, 2)).toEqual([
      '\ufeffGültig ab;Bundesland;Anteil am Monatslohn in %;Betrag im Jahr in €',
      '01.07.2025;Nordrhein-Westfalen;0,0001 %;100,00',
    ]);
    const english = await exported('christmasBonus', 'csv', 'en');
    expect(english.content.toString().split('\r\n')[1]).toBe('01/07/2025,North Rhine-Westphalia,0.0001 %,100.00');
  });

  it('follows the filters and the order of the list', async () => {
    const query = { filters: { provinces: ['DE-TH'] }, sort: { field: 'Date', order: 'DESC' } };
    const { content } = await exported('holiday', 'csv', 'de', query);
    const lines = content.toString().trim().split('\r\n').slice(1);
    expect(lines[0]).toBe('26.12.2027;Thüringen');
    expect(lines.every((line) => line.endsWith(';Thüringen'))).toBe(true);
    await expect(exported('holiday', 'csv', 'de', { filters: { provinces: ['XX'] } })).rejects.toThrow('INVALID_INPUT');
  });

  it('keeps a tariff of another organization out of reach: equal rows are equal, others are wrong', async () => {
    const { content } = await exported('tariff', 'csv', 'de', {
      filters: { organizations: [tenant.organizations.nord.id] },
    });
    const changed = content.toString().replace(';260;', ';250;');
    const plan = await aPlan(tenant, admin, 'tariff', { name: 'tarif.csv', content: changed });
    const [row] = await rowsOf(tenant, admin, plan.id);
    expect(row).toMatchObject({
      verdict: 'wrong',
      problems: [{ column: 'organization', problem: 'UNKNOWN_ORGANIZATION' }],
    });
  });

  it('comes back after it was emptied: exported, removed, imported, undone', async () => {
    const file = await exported('vacationDays', 'xlsx', 'en');
    const own = await aTenant(database);
    const plan = await aPlan(own, own.people.configAdmin, 'vacationDays', file);
    expect(plan.counts.new).toBe(plan.total);
    await commitAs(own, own.people.configAdmin, plan);
    expect(await as(own, own.people.configAdmin, ({ db }) => db.vacationDays.count())).toBe(plan.total);
    await as(own, own.people.configAdmin, (work) => undoImport(work, plan.id));
    expect(await as(own, own.people.configAdmin, ({ db }) => db.vacationDays.count())).toBe(0);
  });

  it('makes no text a formula', async () => {
    const named = await aTenant(database);
    const { nord } = named.organizations;
    await inTenant(database, named.mainOrganizationId, (db) =>
      db.organization.update({ where: { id: nord.id }, data: { shortName: '=HYPERLINK("x")' } }),
    );
    await withTariff(named, nord.id, {});
    const { content } = await exportTable({ actor: named.people.configAdmin, database, today }, 'tariff', {
      format: 'csv',
      language: 'de',
      query: {},
    });
    expect(String(await buffer(content))).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('an annotated file', () => {
  const lines = ['Gültig ab;Wert in %', '01.01.2020;22 %', '', '01.01.2029;zwölf', '01.01.2030;20'];

  it('is the file that was sent in, with a verdict and a reason beside every row', async () => {
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv(...lines));
    const { name, content } = await annotated(plan.id);
    expect(name).toBe('werte.csv');
    expect(content.toString().trimEnd().split('\r\n')).toEqual([
      '\ufeffGültig ab;Wert in %;Ergebnis;Hinweis',
      '01.01.2020;22 %;geändert;bisher: Arbeitgeberanteil 21 %',
      ';;;',
      '01.01.2029;zwölf;fehlerhaft;Arbeitgeberanteil: Bitte geben Sie eine Zahl ein, zum Beispiel 1.234,56.',
      '01.01.2030;20;neu;gelesen: Gültig ab 01.01.2030, Arbeitgeberanteil 20 %',
    ]);
  });

  it('can be sent in again as it is, in either format', async () => {
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv(...lines));
    const again = await aPlan(tenant, admin, 'socialSecurity', await annotated(plan.id, 'en'));
    expect(again.counts).toEqual(plan.counts);
    const third = await annotated(again.id);
    expect(third.content.toString().split('\r\n')[0]).toBe('\ufeffGültig ab;Wert in %;Ergebnis;Hinweis');

    const tariffs = await exported('tariff', 'xlsx', 'de');
    const sheet = await aPlan(tenant, admin, 'tariff', tariffs);
    const annotatedSheet = await annotated(sheet.id, 'en');
    const table = await readTable(annotatedSheet, headingsOf('tariff'));
    expect(textsOf(table.heading).slice(-2)).toEqual(['Result', 'Note']);
    expect((await aPlan(tenant, admin, 'tariff', annotatedSheet)).counts).toEqual(sheet.counts);
  });
});
