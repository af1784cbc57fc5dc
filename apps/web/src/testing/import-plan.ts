import type { ConfigurationImport, ImportRow, RowVerdict } from '@zuschlag/validation/configuration/imports';

/** A file of the Christmas bonus that is read and waits to be written. */
export const planned: ConfigurationImport = {
  id: 'i1',
  table: 'christmasBonus',
  organizationId: 1,
  fileId: 'f1',
  fileName: 'Weihnachtsgeld 2027.csv',
  headingRow: null,
  state: 'planned',
  done: 5,
  total: 5,
  problem: null,
  notes: [],
  counts: { new: 1, equal: 1, changed: 1, duplicate: 0, wrong: 2 },
  planHash: 'h1',
  by: {
    id: 7,
    firstname: 'Mareike',
    lastname: 'Dohm',
    picture: null,
    organizationId: 1,
    organization: 'Wacht Holding',
  },
  createdAt: '2026-11-22T09:00:00Z',
  committedAt: null,
  undoneAt: null,
  permissions: ['COMMIT', 'DISCARD'],
};
const values = { activeFrom: '2027-01-01', province: 'DE-BY', bonusRelative: 0.06, bonusAbsolute: 150 };
/** A row of the plan. */
export const aRow = (row: number, verdict: RowVerdict, parts: Partial<ImportRow> = {}): ImportRow => ({
  id: `r${row}`,
  row,
  verdict,
  texts: { activeFrom: '01.01.2027', province: 'Bayern', bonusRelative: '6 %', bonusAbsolute: '150' },
  values,
  before: null,
  problems: [],
  notes: [],
  ...parts,
});
const { bonusRelative: _, ...withoutShare } = values;
/** Its rows: one of each verdict, and wrong ones of several kinds. */
export const rowsOfPlan = [
  aRow(2, 'new'),
  aRow(3, 'equal', { before: values }),
  aRow(4, 'changed', { before: { ...values, bonusRelative: 0.05 } }),
  aRow(5, 'wrong', {
    texts: { activeFrom: '01.01.2027', province: 'Bayern', bonusRelative: 'viel', bonusAbsolute: '150' },
    values: withoutShare,
    problems: [{ column: 'bonusRelative', problem: 'INVALID_NUMBER', bound: null }],
  }),
  aRow(6, 'wrong', {
    problems: [
      { column: 'bonusAbsolute', problem: 'AMBIGUOUS_NUMBER', bound: null },
      { column: 'organization', problem: 'UNKNOWN_ORGANIZATION', bound: null },
      { column: 'activeFrom', problem: 'DUPLICATE_IN_FILE', bound: 4 },
    ],
  }),
];
