import { buffer } from 'node:stream/consumers';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { csv } from '../../../testing/imports.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { dayShift, nightShift } from '../../../testing/services.ts';
import { runAsSystem } from '../../../transaction.ts';
import { enterActuals } from '../enter-actuals.ts';
import { dayOf, importCalls } from '../testing/import-calls.ts';
import { aWonContract, ofJanuary } from '../testing/won-contract.ts';
import { comparisonFile } from './comparison-file.ts';
import { forgetActualsPlans } from './plan-import.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});

const { place, plan, planned, commit, undo, list, monthsOf } = importCalls(() => tenant);

const twoMonths = csv(
  'Monat;Zeitart;Stunden;Ausfallstunden;Lohnkosten (€);Erlös',
  '01.2026;Tag;160;40;5000,00;',
  '02.2026;Tag;152,5;38;4812,30;6100',
  '02.2026;Nacht;8;;240,00;',
);

const forgetIn = (days: number) => {
  const now = new Date(Date.now() + days * 86_400_000);
  const origin = { database, publish, mainOrganizationId: tenant.mainOrganizationId, now, requestId: 'scenario' };
  return runAsSystem(origin, forgetActualsPlans);
};
const stored = (id: string) => as(tenant, systemOf(tenant), ({ db }) => db.actualImport.findFirst({ where: { id } }));

describe('an import of actuals', () => {
  it('says of every row what would change, at row and column, and writes nothing', async () => {
    const chanceId = await aWonContract(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
    const file = csv(
      'Monat;Zeitart;Stunden;Ausfallstunden;Lohnkosten (€)',
      '01.2026;Tag;160;40;5000,00',
      '01.2026;Nacht;8;0;240,00',
      '02.2026;Tag;150;38;4800,00',
      '03.2026;Überstunden;viele;0;100,00',
      '12.2026;Tag;150;38;4800,00',
      '2025-12;Tag;150;38;4800,00',
      '04.2026;Tag;150;38;4800,00',
      '04.2026;Tag;151;38;4800,00',
      '05.2026;Tag;;;',
    );
    const { import: one, rows, problem } = await plan(chanceId, file);
    expect(problem).toBeNull();
    expect(one).toMatchObject({ state: 'planned', months: ['2026-01-01', '2026-02-01'], mayUndo: false });
    expect(one?.counts).toEqual({ new: 1, equal: 1, changed: 1, duplicate: 2, wrong: 3 });
    expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [2, 'equal'],
      [3, 'changed'],
      [4, 'new'],
      [5, 'wrong'],
      [6, 'wrong'],
      [7, 'wrong'],
      [8, 'duplicate'],
      [9, 'duplicate'],
    ]);
    expect(rows[3]?.problems).toMatchObject([
      { cell: 'B5', heading: 'Zeitart', text: 'Überstunden', problem: 'INVALID_CHOICE' },
      { cell: 'C5', heading: 'Stunden', text: 'viele', problem: 'INVALID_NUMBER' },
    ]);
    expect(rows[4]?.problems).toMatchObject([{ cell: 'A6', heading: 'Monat', problem: 'TOO_FAR_AWAY' }]);
    expect(rows[5]?.problems).toMatchObject([{ cell: 'A7', problem: 'OUTSIDE_CONTRACT' }]);
    expect(rows[6]?.problems).toMatchObject([{ problem: 'DUPLICATE_IN_FILE', bound: 9 }]);
    expect(await monthsOf(chanceId)).toHaveLength(1);
    await expect(commit(one?.id ?? '')).rejects.toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
    expect(await commit(one?.id ?? '', true)).toMatchObject({ state: 'committed', mayUndo: true });
    const [january, february] = await monthsOf(chanceId);
    expect(january?.times.map(({ actual }) => actual?.hours)).toEqual([160, 8, 0, 0, 0, 0]);
    expect(dayOf(february)).toMatchObject({ hours: 150, absenceHours: 38, payCost: 4_800 });
  });

  it('writes exactly the plan as one unit, and is taken back as one', async () => {
    const chanceId = await aWonContract(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
    const { id } = await planned(chanceId, csv('Monat;Zeitart;Stunden', '01.2026;Tag;170', '02.2026;Tag;150'));
    await commit(id);
    const [january, february] = await monthsOf(chanceId);
    // What the file does not hold stays: a time sheet knows no pay.
    expect(dayOf(january)).toMatchObject({ hours: 170, absenceHours: 40, payCost: 5_000 });
    expect(dayOf(february)).toMatchObject({ hours: 150, absenceHours: 0, payCost: 0 });
    await expect(commit(id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    expect(await list(chanceId)).toMatchObject([{ id, state: 'committed', mayUndo: true, fileName: 'werte.csv' }]);
    expect(await undo(id)).toMatchObject({ state: 'undone', mayUndo: false });
    const after = await monthsOf(chanceId);
    expect(after).toHaveLength(1);
    expect(dayOf(after[0])).toMatchObject({ hours: 160, absenceHours: 40, payCost: 5_000 });
    await expect(undo(id)).rejects.toMatchObject({ code: 'IMPORT_STATE' });
    const trail = await as(tenant, tenant.people.nordEditor, ({ db }) =>
      db.trailEntry.findMany({
        where: { chanceId, entity: 'actuals' },
        orderBy: { id: 'asc' },
        select: { action: true, after: true },
      }),
    );
    expect(trail.map(({ action }) => action)).toEqual(['enterActuals', 'importActuals', 'undoActualsImport']);
    expect(JSON.stringify(trail)).not.toContain('170');
  });

  it('is written only over the months that the plan saw', async () => {
    const chanceId = await aWonContract(tenant);
    const { id } = await planned(chanceId, twoMonths);
    await as(tenant, tenant.people.holdingManager, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
    await expect(commit(id)).rejects.toMatchObject({ code: 'ACTUALS_CHANGED', details: { names: ['01.2026'] } });
    expect(await monthsOf(chanceId)).toHaveLength(1);
  });

  it('is no longer taken back once a month of it was changed', async () => {
    const chanceId = await aWonContract(tenant);
    const { id } = await planned(chanceId, twoMonths);
    await commit(id);
    const times = { day: { hours: 1, absenceHours: 0, payCost: 1, income: null } };
    await as(tenant, tenant.people.nordEditor, (work) =>
      enterActuals(work, { ...ofJanuary(tenant, chanceId), times, version: 1 }),
    );
    expect(await list(chanceId)).toMatchObject([{ mayUndo: false }]);
    const refusal = { code: 'ACTUALS_UNDO_IMPOSSIBLE', details: { names: ['01.2026'] } };
    await expect(undo(id)).rejects.toMatchObject(refusal);
    expect(await monthsOf(chanceId)).toHaveLength(2);
  });

  it('reads a column for each kind of time, under one or two lines of headings', async () => {
    const chanceId = await aWonContract(tenant);
    const { rows } = await plan(
      chanceId,
      csv(
        'Monat;Tag;;Nacht;',
        ';Stunden;Lohnkosten;Stunden;Lohnkosten',
        'Januar 2026;160,5;5000;8;240',
        'Februar 2026;150;4800;;',
      ),
    );
    expect(rows).toMatchObject([
      {
        row: 3,
        kindOfTime: 'day',
        verdict: 'new',
        after: { hours: 160.5, payCost: 5_000, absenceHours: 0, income: null },
      },
      { row: 3, kindOfTime: 'night', after: { hours: 8, payCost: 240 } },
      { row: 4, kindOfTime: 'day', month: '2026-02-01' },
    ]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'reads the own file of plan and actual again, as %s: every row is equal',
    async (format) => {
      const chanceId = await aWonContract(tenant, { shifts: [dayShift, nightShift] });
      const { id } = await planned(chanceId, twoMonths);
      await commit(id);
      const file = await as(tenant, tenant.people.nordEditor, (work) =>
        comparisonFile(work, place(chanceId), { format, language: 'de' }),
      );
      expect(file.name).toBe(`Soll und Ist ${tenant.organizations.nord.shortName}.${format}`);
      const { rows, import: again } = await plan(chanceId, {
        name: `soll-ist.${format}`,
        content: await buffer(file.content),
      });
      expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['equal']));
      expect(again?.counts.equal).toBeGreaterThanOrEqual(3);
      await expect(commit(again?.id ?? '')).rejects.toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
    },
  );

  it('hands out a CSV file whose months Excel saves as they are, in both languages', async () => {
    const chanceId = await aWonContract(tenant);
    for (const language of ['de', 'en'] as const) {
      const file = await as(tenant, tenant.people.nordEditor, (work) =>
        comparisonFile(work, place(chanceId), { format: 'csv', language }),
      );
      const [, january = ''] = (await buffer(file.content)).toString().split('\r\n');
      expect(january).toMatch(/^01\.01\.2026[;,]/);
    }
  });

  it('hands out rows for an organization that buys in, to be filled in', async () => {
    const guards = { ...nightShift, employeeQuantity: 0, subContractorQuantity: 1 };
    const chanceId = await aWonContract(tenant, { subcontractorHourlyRate: 21.5, shifts: [guards] });
    const file = await as(tenant, tenant.people.nordEditor, (work) =>
      comparisonFile(work, place(chanceId), { format: 'csv', language: 'de' }),
    );
    const [heading = '', ...lines] = (await buffer(file.content)).toString().trimEnd().split('\r\n');
    expect(lines.filter((line) => line.startsWith('01.01.2026;')).map((line) => line.split(';')[1])).toEqual([
      ...['Nacht', 'Sonntag Nacht', 'Feiertag Nacht'],
    ]);
    const filled = lines.map((line) => line.replace(/;$/, ';1000,00'));
    const { counts } = await planned(chanceId, csv(heading, ...filled));
    expect(counts).toMatchObject({ wrong: 0, duplicate: 0, new: lines.length });
  });

  it('says why a file cannot be read', async () => {
    const chanceId = await aWonContract(tenant);
    const problemOf = async (file: Parameters<typeof plan>[1]) => (await plan(chanceId, file)).problem;
    expect(await problemOf(csv('Name;Betrag', 'Miete;100'))).toMatchObject({ code: 'HEADINGS_MISSING' });
    expect(await problemOf(csv('Monat;Stunden', '01.2026;100'))).toEqual({
      code: 'COLUMN_MISSING',
      names: ['kindOfTime'],
    });
    expect(await problemOf({ name: 'lohn.pdf', content: Buffer.from('%PDF-1.7') })).toMatchObject({
      code: 'WRONG_FILE_TYPE',
    });
  });

  it('belongs to those who enter the actuals, and hides the pay from the others', async () => {
    const chanceId = await aWonContract(tenant);
    const { id } = await planned(chanceId, twoMonths);
    await expect(commit(id, false, 'mitteManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(commit(id, false, 'suedEditor')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(plan(chanceId, twoMonths, 'nordViewer')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const hidden = as(tenant, tenant.people.mitteManager, (work) =>
      comparisonFile(work, place(chanceId), { format: 'csv', language: 'de' }),
    );
    await expect(hidden).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves no plan behind for longer than two weeks', async () => {
    const chanceId = await aWonContract(tenant);
    const { id } = await planned(chanceId, twoMonths);
    await forgetIn(13);
    expect(await stored(id)).not.toBeNull();
    await forgetIn(15);
    expect(await stored(id)).toBeNull();
  });

  it('keeps the pay of a file only in the months, and nothing of it once it is taken back', async () => {
    const chanceId = await aWonContract(tenant);
    await as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
    const { id } = await planned(chanceId, twoMonths);
    expect(JSON.stringify((await stored(id))?.plan)).toContain('4812.3');
    await commit(id);
    expect((await stored(id))?.plan).toEqual({ seen: {}, rows: [] });
    await undo(id);
    expect((await stored(id))?.written).toEqual([{ month: '2026-02-01', before: null, after: [] }]);
    expect(await list(chanceId)).toMatchObject([{ id, state: 'undone', months: ['2026-02-01'] }]);
    await forgetIn(0);
    expect(await stored(id)).toBeNull();
  });
});
