import { describe, expect, it } from 'vitest';
import { FileRefused } from '../../../files/file-refused.ts';
import type { RawCell, RawTable } from './files/raw-table.ts';
import { type ReadingRules, readRows as readFile } from './read-rows.ts';

const owners: ReadingRules = {
  isOnlyZero: () => false,
  organizationId: 1,
  organizations: [
    { id: 1, name: 'Treuwacht Holding GmbH', shortName: 'Treuwacht Holding' },
    { id: 2, name: 'Treuwacht Nord Objektschutz GmbH', shortName: 'TW Nord' },
  ],
};
const readRows = async (...given: Parameters<typeof readFile>) => (await readFile(...given)).rows;
const cells = (...texts: (string | null)[]) =>
  texts.map((text): RawCell | undefined => (text === null ? undefined : { kind: 'text', text }));

function fileOf(heading: string[], ...rows: (RawCell | undefined)[][]): RawTable {
  return {
    heading: { row: 1, cells: cells(...heading) },
    rows: rows.map((row, index) => ({ row: index + 2, cells: row })),
    hiddenColumns: [],
    notes: [],
  };
}

describe('the rows of a file', () => {
  it('are read by the headings, with their texts, in the order of the file', async () => {
    const file = fileOf(['Wert in %', 'Gültig ab'], cells('20,5', '01.01.2030'), cells('21', '01.01.2031'));
    expect(await readRows(file, 'socialSecurity', owners)).toEqual([
      {
        ...{ row: 2, organizationId: 1, problems: [], notes: [], bareShares: [] },
        texts: { value: '20,5', activeFrom: '01.01.2030' },
        values: { value: 0.205, activeFrom: '2030-01-01' },
      },
      {
        ...{ row: 3, organizationId: 1, problems: [], notes: [], bareShares: [] },
        texts: { value: '21', activeFrom: '01.01.2031' },
        values: { value: 0.21, activeFrom: '2031-01-01' },
      },
    ]);
  });

  it('lack the values that cannot be read, each with its problem', async () => {
    const [row] = await readRows(fileOf(['Gültig ab', 'Wert in %'], cells('morgen', null)), 'socialSecurity', owners);
    expect(row).toMatchObject({ values: {}, texts: { activeFrom: 'morgen' } });
    expect(row?.problems).toEqual([
      { column: 'activeFrom', problem: 'INVALID_DATE', bound: null },
      { column: 'value', problem: 'REQUIRED', bound: null },
    ]);
  });

  it('may not run over, except under headings of our own notes', async () => {
    const heading = ['Gültig ab', 'Wert in %', 'Ergebnis'];
    const rows = [
      cells('01.01.2030', '20', 'neu'),
      cells('01.01.2031', '20', 'neu', '5'),
      cells('01.01.2032', '20', null, null),
    ];
    const read = await readRows(fileOf(heading, ...rows), 'socialSecurity', owners);
    expect(read.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: null, problem: 'EXTRA_CELLS', bound: null }],
      [],
    ]);
  });

  it('are all of one way to write numbers, which one cell proves for the others', async () => {
    const firstValueOf = async (...values: string[]) => {
      const rows = values.map((value, index) => cells(`01.01.${2030 + index}`, value));
      const [row] = await readRows(fileOf(['Gültig ab', 'Wert in %'], ...rows), 'socialSecurity', owners);
      return row?.problems[0]?.problem ?? row?.values.value;
    };
    expect(await firstValueOf('1,234', '0,5')).toBe(0.01234);
    expect(await firstValueOf('1,234')).toBe('AMBIGUOUS_NUMBER');
  });

  it('are read with pauses, more than a hundred too', async () => {
    const many = Array.from({ length: 250 }, (_, index) => cells('01.01.2030', `${index / 10}`));
    const read = await readRows(fileOf(['Gültig ab', 'Wert in %'], ...many), 'socialSecurity', owners);
    expect(read).toHaveLength(250);
    expect(read.map(({ row }) => row)).toEqual(many.map((_, index) => index + 2));
    expect(read.at(-1)).toMatchObject({ values: { activeFrom: '2030-01-01', value: 0.249 } });
  });
});

describe('a value whose text does not say how it came about', () => {
  const heading = ['Gültig ab', 'Bundesland', 'Ab Jahren im Betrieb', 'Tage'];
  const number = (value: number): RawCell => ({ kind: 'number', text: `${value}`, value, isPercent: false });

  it('is noted: the result of a formula, and a number freed of a rounding error', async () => {
    const [day, state] = cells('01.01.2030', 'Bayern');
    const row = [day, state, { ...number(2), isFormula: true as const }, number(27.0000000001)];
    const [read] = await readRows(fileOf(heading, row), 'vacationDays', owners);
    expect(read).toMatchObject({ values: { lengthOfEmployment: 2, days: 27 }, problems: [] });
    expect(read?.notes).toEqual([
      { column: 'lengthOfEmployment', note: 'FORMULA_VALUE', bound: null },
      { column: 'days', note: 'ROUNDED_TO_WHOLE', bound: null },
    ]);
  });

  it('is marked where a number could be a share', async () => {
    const read = await readRows(
      fileOf(['Gültig ab', 'Wert in %'], cells('01.01.2030', '0,217'), cells('01.01.2031', '21,7')),
      'socialSecurity',
      owners,
    );
    expect(read.map(({ bareShares }) => bareShares)).toEqual([['value'], []]);
  });
});

describe('the columns of a file', () => {
  const notesOf = async (
    file: RawTable,
    table: 'socialSecurity' | 'vacationBonus' = 'socialSecurity',
    isZero = true,
  ) => {
    try {
      const { notes, rows } = await readFile(file, table, { ...owners, isOnlyZero: () => isZero });
      return {
        notes: notes.map(({ code, names }) => `${code} ${names}`),
        problems: rows.map((row) => row.problems.length),
      };
    } catch (error) {
      return error instanceof FileRefused ? [error.problem, ...error.names] : error;
    }
  };
  const heading = ['', 'Gültig ab', 'Wert in %'];
  const days = ['01.01.2030', '01.01.2031', '01.01.2032', '01.01.2033'];
  const withFirst = (...first: (string | null)[]) =>
    fileOf(heading, ...first.map((text, index) => cells(text, days[index] ?? '', '20')));

  it('without a heading that count the rows are left out, from any number on', async () => {
    const skipped = { notes: ['COLUMNS_SKIPPED A'], problems: [0, 0, 0] };
    expect(await notesOf(withFirst('0', '1', '2'))).toEqual(skipped);
    expect(await notesOf(withFirst('1', '2', '3'))).toEqual(skipped);
  });

  it('without a heading that hold values refuse the file, once', async () => {
    expect(await notesOf(withFirst('0', '1', '3'))).toEqual(['HEADING_EMPTY', 'A']);
    expect(await notesOf(withFirst('x', 'y', null))).toEqual(['HEADING_EMPTY', 'A']);
  });

  it('without a heading and with few cells are problems of their rows', async () => {
    expect(await notesOf(withFirst('x', 'y', null, null))).toEqual({ notes: [], problems: [1, 1, 0, 0] });
    expect(await notesOf(withFirst(null, null))).toEqual({ notes: [], problems: [0, 0] });
  });

  it('that are hidden are read under a heading of the table, and left out without one', async () => {
    const file = { ...withFirst('x', 'y'), hiddenColumns: [0, 2] };
    expect(await notesOf(file)).toEqual({
      notes: ['HIDDEN_COLUMNS_READ Wert in %', 'COLUMNS_SKIPPED A'],
      problems: [0, 0],
    });
  });

  it('that the file lacks are 0 in every row where the table allows it', async () => {
    const file = fileOf(['Gültig ab', 'Bundesland', 'Anteil'], cells('01.01.2030', 'Bayern', '25 %'));
    expect(await notesOf(file, 'vacationBonus')).toEqual({ notes: ['COLUMNS_ZERO bonusAbsolute'], problems: [0] });
    expect(await notesOf(file, 'vacationBonus', false)).toEqual(['COLUMN_MISSING', 'bonusAbsolute']);
    const { rows } = await readFile(file, 'vacationBonus', { ...owners, isOnlyZero: () => true });
    expect(rows[0]?.values).toEqual({
      activeFrom: '2030-01-01',
      province: 'DE-BY',
      bonusRelative: 0.25,
      bonusAbsolute: 0,
    });
  });

  it('keep the notes on the file before their own', async () => {
    const file: RawTable = { ...withFirst('1', '2'), notes: [{ code: 'SHEET_READ', names: ['A'], count: 1 }] };
    expect(await notesOf(file)).toMatchObject({ notes: ['SHEET_READ A', 'COLUMNS_SKIPPED A'] });
  });
});

describe('the organization of a row', () => {
  const heading = ['Gültig ab', 'Gesellschaft'];
  const ownerOf = async (text: string | null) => {
    try {
      const [row] = await readRows(fileOf(tariffHeading, tariffRow(text)), 'tariff', owners);
      return row?.organizationId;
    } catch (error) {
      return (error as { names: string[] }).names;
    }
  };
  const tariffHeading = [
    ...heading,
    ...['Bundesland', 'Arbeitstage im Jahr', 'Nacht ab', 'Nacht bis', 'Basis der Zuschläge'],
    ...['Nacht', 'Sonntag', 'Sonntagnacht', 'Feiertag', 'Feiertagnacht'].flatMap((name) => [
      `${name} in %`,
      `${name} in €/h`,
    ]),
  ];
  const tariffRow = (organization: string | null) => cells('01.01.2030', organization);

  it('is found by its name or its short name, and is the own one where the cell is empty', async () => {
    expect(await ownerOf('Treuwacht Nord Objektschutz GmbH')).toBe(2);
    expect(await ownerOf('tw nord')).toBe(2);
    expect(await ownerOf(null)).toBe(1);
  });

  it('is unknown under any other name', async () => {
    expect(await ownerOf('TW West')).toBeNull();
  });
});
