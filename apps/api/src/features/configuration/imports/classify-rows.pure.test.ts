import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifierOf, type ExistingRow, identityOf } from './classify-rows.ts';
import type { ReadRow, Values } from './read-rows.ts';

const [main, nord] = [1, 2];
const today = '2026-11-22';

function readRow(row: number, values: Values, more: Partial<ReadRow> = {}): ReadRow {
  return { row, values, texts: {}, problems: [], notes: [], bareShares: [], organizationId: main, ...more };
}

function existingRow(values: Values, organizationId = main): ExistingRow {
  return { id: JSON.stringify(values), organizationId, values, createdById: null, createdAt: '' };
}

const unreadable = { column: 'value', problem: 'INVALID_NUMBER', bound: null };
const share = (activeFrom: string, value: number) => ({ activeFrom, value });

async function classified(
  rows: readonly ReadRow[],
  {
    table = 'socialSecurity',
    existing = [],
    organizationId = main,
  }: {
    table?: 'socialSecurity' | 'tariff' | 'holiday' | 'vacationDays';
    existing?: readonly ExistingRow[];
    organizationId?: number;
  } = {},
) {
  return rows.map(await classifierOf({ table, organizationId, rows: existing, today }, rows));
}

const verdicts = async (...given: Parameters<typeof classified>) =>
  (await classified(...given)).map(({ verdict }) => verdict);

describe('a row of a file', () => {
  const existing = [existingRow(share('2026-01-01', 0.2))];

  it('is new, changed or equal by the row of the same series and day', async () => {
    const rows = [
      readRow(2, share('2026-01-01', 0.2)),
      readRow(3, share('2026-01-01', 0.2 + 1e-12)),
      readRow(4, share('2027-01-01', 0.2)),
    ];
    expect(await verdicts([rows[0] as ReadRow], { existing })).toEqual(['equal']);
    expect(await verdicts([rows[1] as ReadRow], { existing })).toEqual(['equal']);
    expect(await verdicts([rows[2] as ReadRow], { existing })).toEqual(['new']);
    expect(await verdicts([readRow(5, share('2026-01-01', 0.2 + 2e-9))], { existing })).toEqual(['changed']);
    expect(await verdicts([readRow(5, share('2026-01-01', 0.21))], { existing })).toEqual(['changed']);
  });

  it('brings the row it would replace, and nothing of the organization it was read for', async () => {
    expect(await classified([readRow(2, share('2026-01-01', 0.3))], { existing })).toEqual([
      {
        ...{ row: 2, values: share('2026-01-01', 0.3), texts: {}, problems: [], notes: [] },
        ...{ verdict: 'changed', before: existing[0] },
      },
    ]);
    expect((await classified([readRow(2, share('2030-01-01', 0.3))], { existing }))[0]?.before).toBeNull();
  });

  it('is wrong with a problem of its own, whatever the table holds', async () => {
    const row = readRow(2, { activeFrom: '2026-01-01' }, { problems: [unreadable] });
    expect(await classified([row], { existing })).toMatchObject([
      { verdict: 'wrong', problems: [unreadable], before: null },
    ]);
  });

  it('differs when a column is missing on one of the sides', async () => {
    const more = existingRow({ ...share('2026-01-01', 0.2), other: 1 });
    expect(await verdicts([readRow(2, share('2026-01-01', 0.2))], { existing: [more] })).toEqual(['changed']);
    const less = existingRow({ activeFrom: '2026-01-01' });
    expect(await verdicts([readRow(2, share('2026-01-01', 0.2))], { existing: [less] })).toEqual(['changed']);
  });

  it('compares text as text', async () => {
    const days = { activeFrom: '2026-01-01', province: 'DE-NW', lengthOfEmployment: 1, days: 30 };
    const other = { ...days, days: '30' };
    expect(await verdicts([readRow(2, other)], { table: 'vacationDays', existing: [existingRow(days)] })).toEqual([
      'changed',
    ]);
    expect(await verdicts([readRow(2, days)], { table: 'vacationDays', existing: [existingRow(days)] })).toEqual([
      'equal',
    ]);
  });
});

describe('a share of a row', () => {
  const existing = [existingRow(share('2026-01-01', 0.214))];
  const bare = (row: number, activeFrom: string, value: number) =>
    readRow(row, share(activeFrom, value), { bareShares: ['value'] });

  it('that is implausible makes the row wrong, and one that is unusual is noted after the notes of its cells', async () => {
    const note = { column: 'value', note: 'FORMULA_VALUE' as const, bound: null };
    expect(await classified([bare(2, '2027-01-01', 0.00217)], { existing })).toMatchObject([
      { verdict: 'wrong', problems: [{ column: 'value', problem: 'IMPLAUSIBLE_SHARE', bound: 0.214 }] },
    ]);
    expect(await classified([readRow(2, share('2027-01-01', 0.01), { notes: [note] })], { existing })).toMatchObject([
      { verdict: 'new', notes: [note, { column: 'value', note: 'UNUSUAL_SHARE', bound: 0.214 }] },
    ]);
  });

  it('that the table has on that day is equal, small as it is', async () => {
    const small = [existingRow(share('2025-01-01', 0.3)), existingRow(share('2026-01-01', 0.00214))];
    expect(await verdicts([bare(2, '2026-01-01', 0.00214)], { existing: small })).toEqual(['equal']);
    expect(await verdicts([bare(2, '2026-01-01', 0.00215)], { existing: small })).toEqual(['changed']);
  });

  it('leaves the marks of its reading behind', async () => {
    expect((await classified([bare(2, '2027-01-01', 0.2)], { existing }))[0]).not.toHaveProperty('bareShares');
  });
});

describe('a row of another organization', () => {
  const tariff = (basis: string) => ({ activeFrom: '2026-01-01', province: 'DE-NW', basisForBonusCalculation: basis });
  const existing = [existingRow(tariff('A'), nord)];

  it('is passed over where it says what the table holds, and refused where it would change or add something', async () => {
    const row = async (basis: string, organizationId: number | null) =>
      (await classified([readRow(2, tariff(basis), { organizationId })], { table: 'tariff', existing }))[0];
    const unknown = [{ column: 'organization', problem: 'UNKNOWN_ORGANIZATION', bound: null }];
    expect(await row('A', nord)).toMatchObject({ verdict: 'equal', problems: [] });
    expect(await row('B', nord)).toMatchObject({ verdict: 'wrong', problems: unknown });
    expect(await row('A', null)).toMatchObject({ verdict: 'wrong', problems: unknown });
    expect(await row('A', main)).toMatchObject({ verdict: 'new' });
  });
});

describe('a holiday', () => {
  const holiday = (date: string) => ({ date, province: 'DE-NW' });
  const existing = [existingRow(holiday('2020-01-01'))];

  it('in the past is refused unless the table has it; today is not past', async () => {
    const rows = ['2020-01-01', '2026-11-21', today, '2027-01-01'].map((date, index) => readRow(index, holiday(date)));
    const result = await classified(rows, { table: 'holiday', existing });
    expect(result.map(({ verdict }) => verdict)).toEqual(['equal', 'wrong', 'new', 'new']);
    expect(result[1]?.problems).toEqual([{ column: 'date', problem: 'IN_THE_PAST', bound: null }]);
  });

  it('without a readable day is refused for that alone', async () => {
    const problem = { column: 'date', problem: 'INVALID_DATE', bound: null };
    const row = readRow(2, { province: 'DE-NW' }, { problems: [problem] });
    expect(await classified([row], { table: 'holiday', existing })).toMatchObject([
      { verdict: 'wrong', problems: [problem] },
    ]);
  });

  it('of another table may begin in the past', async () => {
    expect(await verdicts([readRow(2, share('2001-01-01', 0.2))])).toEqual(['new']);
  });
});

describe('rows of the same series and day', () => {
  it('count once when they are equal: each later one names the first', async () => {
    const rows = [2, 3, 4].map((row) => readRow(row, share('2030-01-01', 0.2)));
    const result = await classified(rows);
    expect(result.map(({ verdict }) => verdict)).toEqual(['new', 'duplicate', 'duplicate']);
    const first = { column: 'activeFrom', problem: 'DUPLICATE_IN_FILE', bound: 2 };
    expect(result.map(({ problems }) => problems)).toEqual([[], [first], [first]]);
  });

  it('count not at all when they differ: each names another one', async () => {
    const rows = [
      readRow(2, share('2030-01-01', 0.2)),
      readRow(3, share('2030-01-01', 0.2)),
      readRow(4, share('2030-01-01', 0.3)),
    ];
    const result = await classified(rows);
    expect(result.map(({ verdict }) => verdict)).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(result.map(({ problems }) => problems[0]?.bound)).toEqual([4, 4, 2]);
  });

  it('differ when one of them cannot be read', async () => {
    const broken = readRow(3, { activeFrom: '2030-01-01' }, { problems: [unreadable] });
    const rows = [readRow(2, share('2030-01-01', 0.2)), broken];
    expect((await classified(rows)).map(({ verdict }) => verdict)).toEqual(['duplicate', 'wrong']);
    expect((await classified([broken, readRow(4, share('2030-01-01', 0.2))])).map(({ verdict }) => verdict)).toEqual([
      'wrong',
      'duplicate',
    ]);
  });

  it('are those of one owner, and rows without a readable day are of no series', async () => {
    const values = { activeFrom: '2030-01-01', province: 'DE-NW' };
    const rows = [readRow(2, values), readRow(3, values, { organizationId: nord })];
    expect(await verdicts(rows, { table: 'tariff' })).toEqual(['new', 'wrong']);
    const undated = [2, 3].map((row) => readRow(row, { value: 0.2 }));
    expect(await verdicts(undated)).toEqual(['new', 'new']);
  });

  it('keep the row that they would replace', async () => {
    const existing = [existingRow(share('2030-01-01', 0.1))];
    const rows = [readRow(2, share('2030-01-01', 0.2)), readRow(3, share('2030-01-01', 0.2))];
    expect((await classified(rows, { existing })).map(({ before }) => before)).toEqual([existing[0], existing[0]]);
  });

  it('in every file: one counts where all are equal, and none where two differ', async () => {
    const line = fc.record({ day: fc.constantFrom('2030-01-01', '2031-01-01'), value: fc.constantFrom(0.1, 0.2) });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 7 }), async (lines) => {
        const rows = lines.map(({ day, value }, index) => readRow(index + 2, share(day, value)));
        const counted = (await classified(rows)).flatMap(({ verdict, row }) => (verdict === 'new' ? [row] : []));
        const expected = [...Map.groupBy(rows, ({ values }) => values.activeFrom).values()].flatMap((alike) =>
          new Set(alike.map(({ values }) => values.value)).size === 1 ? [alike[0]?.row] : [],
        );
        expect(counted).toEqual(expected.sort((left = 0, right = 0) => left - right));
      }),
    );
  });
});

describe('the key of a row', () => {
  it('is its owner, its day and its series', () => {
    const values = { activeFrom: '2026-01-01', province: 'DE-NW', lengthOfEmployment: 2, days: 30 };
    expect(identityOf('vacationDays', main, values)).toBe('1 2026-01-01 DE-NW 2');
  });

  it('is missing while one of them is', () => {
    expect(identityOf('vacationDays', main, { activeFrom: '2026-01-01', province: 'DE-NW' })).toBeNull();
    expect(identityOf('socialSecurity', null, share('2026-01-01', 0.2))).toBeNull();
  });
});

describe('a large file beside a large table', () => {
  it('is compared in turns, between which other work is done', async () => {
    const days = Array.from({ length: 4_000 }, (_, index) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString());
    const shares = days.map((day) => share(day.slice(0, 10), 0.2));
    let isOver = false;
    const comparing = classified(
      shares.map((values, index) => readRow(index + 2, values)),
      { existing: shares.map((values) => existingRow(values)) },
    ).finally(() => {
      isOver = true;
    });
    let turns = 0;
    for (; !isOver; turns += 1) await turn();
    expect(turns).toBeGreaterThan(10);
    expect((await comparing).every(({ verdict }) => verdict === 'equal')).toBe(true);
  });
});
