import { describe, expect, it } from 'vitest';
import { shareJudgeOf } from './judge-shares.ts';
import type { ReadRow, Values } from './read-rows.ts';

function inFile(values: Values, bareShares: string[] = [], organizationId = 1): ReadRow {
  return { row: 2, texts: {}, values, problems: [], notes: [], bareShares, organizationId };
}
const inTable = (values: Values, organizationId = 1) => ({ organizationId, values });
const rate = (activeFrom: string, value: number) => ({ activeFrom, value });
/** What becomes of the share of one row: a problem with its bound, or `as it is`. */
async function judged(
  row: ReadRow,
  { table = [], file = [], before = null }: Partial<{ table: Values[]; file: ReadRow[]; before: Values | null }> = {},
) {
  const judge = await shareJudgeOf(
    'socialSecurity',
    table.map((values) => inTable(values)),
    [row, ...file],
  );
  const { problems, notes } = judge(row, before && inTable(before));
  return [
    ...problems.map(({ column, problem, bound }) => [column, problem, bound]),
    ...notes.map(({ column, note, bound }) => [column, note, bound]),
  ];
}
const bare = (activeFrom: string, value: number) => inFile(rate(activeFrom, value), ['value']);

describe('a number without sign that could be a share', () => {
  const table = [rate('2026-01-01', 0.214), rate('2030-01-01', 0.005)];

  it('is implausible where percent is far from the row in force', async () => {
    expect(await judged(bare('2027-01-01', 0.00217), { table })).toEqual([['value', 'IMPLAUSIBLE_SHARE', 0.214]]);
  });

  it('is percent where that is near the row in force on its day', async () => {
    expect(await judged(bare('2030-01-01', 0.006), { table })).toEqual([]);
    expect(await judged(bare('2029-12-31', 0.006), { table })).toEqual([['value', 'IMPLAUSIBLE_SHARE', 0.214]]);
    expect(await judged(bare('2031-01-01', 0.006), { table })).toEqual([]);
  });

  it('before the first row is compared with that row', async () => {
    expect(await judged(bare('2020-01-01', 0.00217), { table })).toEqual([['value', 'IMPLAUSIBLE_SHARE', 0.214]]);
    expect(await judged(bare('2020-01-01', 0.03), { table })).toEqual([]);
  });

  it.each([
    [0.0501, []],
    [0.05, [['value', 'IMPLAUSIBLE_SHARE', 0.5]]],
    [0.9, []],
  ])('%d beside 0.5 in force is judged by a factor of ten', async (value, expected) => {
    expect(await judged(bare('2027-01-01', value), { table: [rate('2026-01-01', 0.5)] })).toEqual(expected);
  });

  it('as large as ten times the row in force is implausible, just below it is not', async () => {
    const tiny = [rate('2026-01-01', 0.0005)];
    expect(await judged(bare('2027-01-01', 0.005), { table: tiny })).toEqual([['value', 'IMPLAUSIBLE_SHARE', 0.0005]]);
    expect(await judged(bare('2027-01-01', 0.0049), { table: tiny })).toEqual([]);
  });

  it('that is the value of the row it stands for is that value', async () => {
    const before = rate('2026-01-01', 0.00217);
    expect(await judged(bare('2026-01-01', 0.00217), { table: [rate('2025-01-01', 0.3), before], before })).toEqual([]);
    expect(await judged(bare('2026-01-01', 0.0022), { table: [rate('2025-01-01', 0.3)], before })).toHaveLength(1);
  });

  it('is ambiguous with nothing to compare it with: an empty table, or one of zeros', async () => {
    expect(await judged(bare('2027-01-01', 0.00217))).toEqual([['value', 'AMBIGUOUS_SHARE', null]]);
    expect(await judged(bare('2027-01-01', 0.00217), { table: [rate('2026-01-01', 0)] })).toEqual([
      ['value', 'AMBIGUOUS_SHARE', null],
    ]);
  });

  it('is compared with the certain shares of the file where the table has none', async () => {
    const certain = inFile(rate('2028-01-01', 0.217));
    expect(await judged(bare('2029-01-01', 0.00219), { file: [certain] })).toEqual([
      ['value', 'IMPLAUSIBLE_SHARE', 0.217],
    ]);
    const small = inFile(rate('2028-01-01', 0.002));
    expect(await judged(bare('2029-01-01', 0.00219), { file: [small] })).toEqual([]);
  });

  it('gives no other number without sign a measure', async () => {
    const another = bare('2028-01-01', 0.0021);
    expect(await judged(bare('2029-01-01', 0.00219), { file: [another] })).toEqual([
      ['value', 'AMBIGUOUS_SHARE', null],
    ]);
  });

  it('of 0 is 0', async () => {
    expect(await judged(bare('2027-01-01', 0), { table })).toEqual([]);
  });
});

describe('a certain share', () => {
  it('far from the row in force is noted and taken', async () => {
    const table = [rate('2026-01-01', 0.214)];
    expect(await judged(inFile(rate('2027-01-01', 0.0217)), { table })).toEqual([]);
    expect(await judged(inFile(rate('2027-01-01', 0.0214)), { table })).toEqual([['value', 'UNUSUAL_SHARE', 0.214]]);
    expect(await judged(inFile(rate('2027-01-01', 0)), { table })).toEqual([]);
  });

  it('is not compared with others of the file, and without a row in force with none', async () => {
    expect(await judged(inFile(rate('2027-01-01', 0.9)), { file: [inFile(rate('2026-01-01', 0.001))] })).toEqual([]);
  });

  it('that the file lacks is judged by the problem of its cell alone', async () => {
    expect(await judged(inFile({ activeFrom: '2027-01-01' }), { table: [rate('2026-01-01', 0.2)] })).toEqual([]);
  });
});

describe('the row in force', () => {
  it('is that of the same series and owner, in each column of shares', async () => {
    const tariff = (province: string, night: number, sunday: number) => ({
      ...{ activeFrom: '2026-01-01', province },
      ...{ nightBonusRelative: night, sundayBonusRelative: sunday, nightBonusAbsolute: 0.5 },
    });
    const table = [
      inTable(tariff('DE-BY', 0.25, 0.5)),
      inTable(tariff('DE-NW', 0.002, 0.004)),
      inTable(tariff('DE-HH', 0.25, 0.5), 2),
    ];
    const columns = ['nightBonusRelative', 'sundayBonusRelative'];
    const judge = await shareJudgeOf('tariff', table, []);
    const problemsOf = (province: string, organizationId = 1) =>
      judge(inFile(tariff(province, 0.0025, 0.005), columns, organizationId), null).problems.map(
        ({ column, problem }) => `${column} ${problem}`,
      );
    expect(problemsOf('DE-BY')).toEqual(columns.map((column) => `${column} IMPLAUSIBLE_SHARE`));
    expect(problemsOf('DE-NW')).toEqual([]);
    expect(problemsOf('DE-HH')).toEqual(columns.map((column) => `${column} AMBIGUOUS_SHARE`));
    expect(problemsOf('DE-HH', 2)).toEqual(columns.map((column) => `${column} IMPLAUSIBLE_SHARE`));
  });

  it('is found among rows in any order', async () => {
    const table = ['2029', '2026', '2028', '2027'].map((year) => rate(`${year}-01-01`, year === '2027' ? 0.003 : 0.3));
    expect(await judged(bare('2027-06-01', 0.0031), { table })).toEqual([]);
    expect(await judged(bare('2028-01-01', 0.0031), { table })).toHaveLength(1);
    expect(await judged(bare('2026-12-31', 0.0031), { table })).toHaveLength(1);
  });
});
