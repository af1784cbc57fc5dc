import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { limits } from '@zuschlag/validation/limits';
import type { Province, ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import { z } from 'zod';

/** The SQL of a kind of column: its reading and its sort key. */
type SqlKind = {
  /** the column as an answer carries it: days as text, decimals as plain numbers */
  read: (column: string) => string;
  /** the expression that gives the order, and its type */
  key: (column: string) => string;
  type: 'date' | 'int' | 'numeric' | 'text';
  /** what a cursor carries of it */
  cursor: z.ZodType<string | number>;
  keyOf: (value: string | number) => string | number;
};

const asItIs = (value: string | number) => value;
const decimal: SqlKind = {
  read: (column) => `${column}::float8`,
  key: (column) => column,
  type: 'numeric',
  cursor: z.number(),
  keyOf: asItIs,
};
const whole: SqlKind = { ...decimal, read: (column) => column, cursor: z.int(), type: 'int' };
const text: SqlKind = {
  read: (column) => `${column}::text`,
  key: (column) => `${column}::text COLLATE "C"`,
  type: 'text',
  cursor: z.string().max(20),
  keyOf: asItIs,
};

// States are sorted as people look for them: by their German names, not by their codes.
export const byName: readonly Province[] = [
  'DE-BW',
  'DE-BY',
  'DE-BE',
  'DE-BB',
  'DE-HB',
  'DE-HH',
  'DE-HE',
  'DE-MV',
  'DE-NI',
  'DE-NW',
  'DE-RP',
  'DE-SL',
  'DE-SN',
  'DE-ST',
  'DE-SH',
  'DE-TH',
];
const allFirst: readonly ProvinceOrAll[] = ['DE', ...byName];
const listed = (codes: readonly string[]) => `ARRAY[${codes.map((code) => `'${code}'`).join(',')}]`;

export const columnSql: { readonly [kind in ColumnKind]: SqlKind } = {
  day: {
    read: (column) => `${column}::text`,
    key: (column) => column,
    type: 'date',
    cursor: z.iso.date(),
    keyOf: asItIs,
  },
  province: {
    ...whole,
    key: (column) => `array_position(${listed(byName)}, ${column})`,
    keyOf: (code) => byName.indexOf(code as Province) + 1,
  },
  provinceOrAll: {
    ...whole,
    key: (column) => `array_position(${listed(allFirst)}, ${column})`,
    keyOf: (code) => allFirst.indexOf(code as ProvinceOrAll) + 1,
  },
  payGroup: { ...text, cursor: z.string().max(limits.payGroup) },
  fraction: decimal,
  bonus: decimal,
  eur: decimal,
  eurPerHour: decimal,
  wage: decimal,
  daysPerYear: whole,
  years: whole,
  clock: text,
  basis: text,
};
