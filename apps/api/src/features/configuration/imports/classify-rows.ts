import type { RowVerdict } from '@zuschlag/validation/configuration/imports';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { eachInTurns } from './in-turns.ts';
import { shareJudgeOf } from './judge-shares.ts';
import type { ReadRow, Values } from './read-rows.ts';

/** A row that the table holds now. */
export type ExistingRow = {
  id: string;
  organizationId: number;
  values: Values;
  createdById: number | null;
  createdAt: string;
};
export type ClassifiedRow = Omit<ReadRow, 'organizationId' | 'bareShares'> & {
  verdict: RowVerdict;
  before: ExistingRow | null;
};
/** The existing rows that the rows of a file are compared with. */
export type ExistingTable = {
  table: TableKey;
  /** whose rows the import may write */
  organizationId: number;
  rows: readonly ExistingRow[];
  /** Berlin day */
  today: string;
};

/**
 * Looks at all rows of the table and of the file, with pauses for other work.
 *
 * @returns a function that says of a row of the file what would happen to it
 */
export async function classifierOf(
  existing: ExistingTable,
  inFile: readonly ReadRow[],
): Promise<(row: ReadRow) => ClassifiedRow> {
  const { table } = existing;
  const { day } = configurationTables[table];
  const existingByIdentity = new Map<string | null, ExistingRow>();
  await eachInTurns(existing.rows, (row) =>
    existingByIdentity.set(identityOf(table, row.organizationId, row.values), row),
  );
  const alike = await alikeIn(inFile, table);
  const judgeShares = await shareJudgeOf(table, existing.rows, inFile);

  return (read) => {
    const { organizationId, bareShares: _, ...understood } = read;
    const identity = identityOf(table, organizationId, read.values);
    const shares = judgeShares(read, identity === null ? null : (existingByIdentity.get(identity) ?? null));
    const row = { ...understood, notes: [...read.notes, ...shares.notes] };
    const problems = [...row.problems, ...shares.problems];
    const addProblem = (column: string, problem: string) => problems.push({ column, problem, bound: null });
    const before = identity === null ? null : (existingByIdentity.get(identity) ?? null);
    const isEqual = before !== null && problems.length === 0 && areEqual(row.values, before.values);
    if (organizationId !== existing.organizationId && !isEqual) addProblem('organization', 'UNKNOWN_ORGANIZATION');
    const date = row.values[day];
    const isPast = typeof date === 'string' && date < existing.today;
    if (table === 'holiday' && !before && isPast) addProblem(day, 'IN_THE_PAST');
    if (problems.length > 0) return { ...row, problems, verdict: 'wrong', before: null };

    const other = identity === null ? null : rivalOf(row, alike.get(identity));
    if (other !== null) {
      const problem = { column: day, problem: 'DUPLICATE_IN_FILE', bound: other };
      return { ...row, problems: [problem], verdict: 'duplicate', before };
    }
    if (isEqual) return { ...row, problems, verdict: 'equal', before };
    return { ...row, problems, verdict: before ? 'changed' : 'new', before };
  };
}

/** The key of a row: its owner, its series and its day. Null when one of them is unreadable. */
export function identityOf(table: TableKey, organizationId: number | null, values: Values): string | null {
  const { day, series } = configurationTables[table];
  const parts = [organizationId, values[day], ...series.map((column) => values[column])];
  return parts.every((part) => part !== null && part !== undefined) ? parts.join(' ') : null;
}

/** Rows of a file for the same series and day: the first, and the first after it with other values. */
type Alike = { first: ReadRow; differing: ReadRow | null };

/** One pass over the file, so that a file with equal rows only takes no longer than any other. */
async function alikeIn(rows: readonly ReadRow[], table: TableKey): Promise<Map<string, Alike>> {
  const alike = new Map<string, Alike>();
  await eachInTurns(rows, (row) => {
    const identity = identityOf(table, row.organizationId, row.values);
    if (identity === null) return;
    const known = alike.get(identity);
    if (!known) alike.set(identity, { first: row, differing: null });
    else if (!isEqualTo(row, known.first)) known.differing ??= row;
  });
  return alike;
}

/**
 * The row number of another row of the file for the same series and day. Of equal rows the first one counts;
 * of rows that differ no row counts, because the intended one is unknown.
 *
 * @param row without problems
 */
function rivalOf(row: Pick<ReadRow, 'row' | 'values'>, alike: Alike | undefined): number | null {
  if (!alike) return null;
  const { first, differing } = alike;
  if (row.row !== first.row && !isEqualTo(first, row)) return first.row;
  return differing?.row ?? (first.row < row.row ? first.row : null);
}

function isEqualTo(row: ReadRow, other: Pick<ReadRow, 'values'>): boolean {
  return row.problems.length === 0 && areEqual(row.values, other.values);
}

function areEqual(values: Values, others: Values): boolean {
  const columns = Object.keys(others);
  return (
    columns.length === Object.keys(values).length &&
    columns.every((column) => {
      const [value, other] = [values[column], others[column]];
      // Decimals come out of the database as the nearest binary fraction, as they come out of a file.
      return typeof value === 'number' && typeof other === 'number' ? Math.abs(value - other) < 1e-9 : value === other;
    })
  );
}
