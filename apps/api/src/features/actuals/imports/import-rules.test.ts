import { testDatabase } from '@zuschlag/db/testing/database';
import { mostActualsRows } from '@zuschlag/validation/actuals/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFile, csv } from '../../../testing/imports.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { enterActuals } from '../enter-actuals.ts';
import { dayOf, importCalls } from '../testing/import-calls.ts';
import { aWonContract, ofJanuary } from '../testing/won-contract.ts';
import { type Planning, planActualsImport } from './plan-import.ts';
import { readActualsFile } from './read-actuals-file.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});

const { place, plan, planned, commit, undo, list, monthsOf } = importCalls(() => tenant);
const enterJanuary = (chanceId: string) =>
  as(tenant, tenant.people.nordEditor, (work) => enterActuals(work, ofJanuary(tenant, chanceId)));
const verdictsIn = ({ rows }: Awaited<ReturnType<typeof plan>>) => rows.map(({ row, verdict }) => [row, verdict]);

describe('a month with a row that cannot be taken over', () => {
  it('is left out as a whole when such rows are skipped, so that it never stands there incomplete', async () => {
    const chanceId = await aWonContract(tenant);
    const { id, months } = await planned(
      chanceId,
      csv('Monat;Zeitart;Stunden', '01.2026;Tag;160', '01.2026;Nacht;viele', '02.2026;Tag;150', '03.2026;Zulage 25;8'),
    );
    expect(months).toEqual(['2026-02-01']);
    expect(await commit(id, true)).toMatchObject({ months: ['2026-02-01'] });
    expect((await monthsOf(chanceId)).map(({ month }) => month)).toEqual(['2026-02-01']);
  });

  it('is left out when a right row has a rival that cannot be read', async () => {
    const chanceId = await aWonContract(tenant);
    const made = await plan(chanceId, csv('Monat;Zeitart;Stunden', '01.2026;Nacht;160', '01.2026;Nacht;k.A.'));
    expect(verdictsIn(made)).toEqual([
      [2, 'duplicate'],
      [3, 'wrong'],
    ]);
    expect(made.rows[0]?.problems).toMatchObject([{ problem: 'DUPLICATE_IN_FILE', bound: 3 }]);
    await expect(commit(made.import?.id ?? '', true)).rejects.toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
  });

  it('is left out when two guards with equal figures have a row each', async () => {
    const chanceId = await aWonContract(tenant);
    const file = csv('Monat;Zeitart;Stunden', '01.2026;Tag;160', '01.2026;Tag;160', '01.2026;Tag;160');
    const made = await plan(chanceId, file);
    expect(made.import).toMatchObject({ months: [], counts: { duplicate: 3, new: 0 } });
    expect(made.rows.map(({ problems }) => problems[0]?.bound)).toEqual([4, 2, 2]);
    await expect(commit(made.import?.id ?? '', true)).rejects.toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
  });
});

describe('an empty cell', () => {
  it('leaves what stands in the month, and 0 replaces it', async () => {
    const chanceId = await aWonContract(tenant);
    await enterJanuary(chanceId);
    const headings = 'Monat;Zeitart;Stunden;Ausfallstunden;Lohnkosten;Erlös';
    await commit((await planned(chanceId, csv(headings, '01.2026;Tag;;;;9000'))).id);
    await commit((await planned(chanceId, csv(headings, '01.2026;Tag;170;0;;'))).id);
    const [january] = await monthsOf(chanceId);
    expect(dayOf(january)).toMatchObject({ hours: 170, absenceHours: 0, payCost: 5_000, income: 9_000 });
  });
});

describe('taking an import back', () => {
  it('is possible again once the import that was written over it is taken back', async () => {
    const chanceId = await aWonContract(tenant);
    await enterJanuary(chanceId);
    const first = await planned(chanceId, csv('Monat;Zeitart;Stunden', '01.2026;Tag;170', '02.2026;Tag;150'));
    await commit(first.id);
    const second = await planned(chanceId, csv('Monat;Zeitart;Stunden', '01.2026;Tag;180'));
    await commit(second.id);
    expect((await list(chanceId)).map(({ id, mayUndo }) => [id, mayUndo])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    await undo(second.id);
    expect((await list(chanceId)).find(({ id }) => id === first.id)).toMatchObject({ mayUndo: true });
    await undo(first.id);
    const months = await monthsOf(chanceId);
    expect(months).toHaveLength(1);
    expect(dayOf(months[0])).toMatchObject({ hours: 160 });
  });

  it('offers the import that was written last, also when it was planned first', async () => {
    const chanceId = await aWonContract(tenant);
    const early = await planned(chanceId, csv('Monat;Zeitart;Stunden', '02.2026;Tag;150'));
    const late = await planned(chanceId, csv('Monat;Zeitart;Stunden', '01.2026;Tag;160'));
    await commit(late.id);
    await commit(early.id);
    expect((await list(chanceId)).map(({ id }) => id)).toEqual([early.id, late.id]);
  });
});

describe('a file of actuals', () => {
  it('is refused with more rows than a contract can have', async () => {
    const chanceId = await aWonContract(tenant);
    const lines = (count: number) => Array.from({ length: count }, () => '01.2026;Tag;1');
    const headings = 'Monat;Zeitart;Stunden';
    const most = await plan(chanceId, csv(headings, ...lines(mostActualsRows)));
    expect(most.import?.counts.duplicate).toBe(mostActualsRows);
    const { problem } = await plan(chanceId, csv(headings, ...lines(mostActualsRows + 1)));
    expect(problem).toMatchObject({ code: 'TOO_MANY_ROWS' });
    const wide = Array.from({ length: mostActualsRows / 2 + 1 }, () => '01.2026;1;1');
    expect((await plan(chanceId, csv('Monat;Stunden Tag;Stunden Nacht', ...wide))).problem).toMatchObject({
      code: 'TOO_MANY_ROWS',
    });
  });

  it('is read while no transaction of the caller is open', async () => {
    const chanceId = await aWonContract(tenant);
    const fileId = await aFile(tenant, tenant.people.nordEditor, csv('Monat;Zeitart;Stunden', '01.2026;Tag;1'));
    let open = 0;
    const inTransaction: Planning['inTransaction'] = async (run) => {
      open += 1;
      const result = await as(tenant, tenant.people.nordEditor, run);
      open -= 1;
      return result;
    };
    const openWhileReading: number[] = [];
    const { import: one } = await planActualsImport({ inTransaction }, { ...place(chanceId), fileId }, (file) => {
      openWhileReading.push(open);
      return readActualsFile(file);
    });
    expect(one?.counts.new).toBe(1);
    expect(openWhileReading).toEqual([0]);
  });
});
