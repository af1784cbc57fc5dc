import { isDeepStrictEqual } from 'node:util';
import {
  type ActualsImport,
  type ActualsImportCounts,
  type ActualsPlan,
  mostActualsRows,
  type PlanActuals,
} from '@zuschlag/validation/actuals/imports';
import type { FileNote } from '@zuschlag/validation/configuration/import-codes';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { FileRefused } from '../../../files/file-refused.ts';
import { readFileContent } from '../../../files/read-file.ts';
import { requireOwnFile } from '../../../files/store-file.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { requireChance } from '../../chance/find-chance.ts';
import type { RawTable } from '../../configuration/imports/files/raw-table.ts';
import { actualRules } from '../actuals.policy.ts';
import { monthsOf, type StoredMonth } from '../actuals.store.ts';
import { factsOf } from '../actuals.ts';
import { type ActualsPlace, problemOfMonth, requireActuals, requireAtWork } from '../enter-actuals.ts';
import { timesOf } from '../kept-times.ts';
import {
  type ActualsPlanKept,
  actualsImportsOf,
  deletePlansBefore,
  insertActualsImport,
  type ListedActualsImport,
  type WrittenMonth,
} from './imports.store.ts';
import { type JudgedRow, judgeRows } from './judge-rows.ts';
import { readActualsFile } from './read-actuals-file.ts';
import { type FileRow, readRows } from './read-rows.ts';

// Long enough for a holiday of its author; the months have usually changed by then.
const planKeptMs = 14 * 86_400_000;
const MOST_LISTED = 20;

/** A caller whose transactions end before the file is read or begin after it, so that a long reading holds none. */
export type Planning = { inTransaction: <Result>(run: (work: UnitOfWork) => Promise<Result>) => Promise<Result> };
type AskedFile = Omit<PlanActuals, 'headingRow'>;

/**
 * Reads a file of payroll or time sheets and says what it would change in the actuals of an organization. Nothing is
 * written; the plan is kept, so that exactly this one can be.
 *
 * @throws {DomainError} as `enterActuals` for the place, NOT_FOUND for the file of another person, SCAN_PENDING
 */
export async function planActualsImport(
  { inTransaction }: Planning,
  { headingRow, ...input }: PlanActuals,
  readFile = readActualsFile,
): Promise<ActualsPlan> {
  const file = await inTransaction((work) => fileToRead(work, input));
  const read = await rowsIn(readFile({ ...file, headingRow }));
  if (read instanceof FileRefused) {
    const problem = { code: read.problem, names: read.names };
    return { import: null, problem, notes: [], rows: [] };
  }
  return inTransaction((work) => planOf(work, input, { ...read, fileName: file.name }));
}

async function fileToRead(
  work: UnitOfWork,
  { fileId, ...place }: AskedFile,
): Promise<{ name: string; content: Buffer }> {
  const { name, scan } = await requireOwnFile(work, fileId);
  await requireActuals(work, place);
  if (!isReadable(scan)) throw new DomainError('SCAN_PENDING', { names: [name] });
  const content = await readFileContent(work, fileId);
  if (!content) throw new DomainError('NOT_FOUND');
  return { name, content };
}

async function planOf(
  work: UnitOfWork,
  place: ActualsPlace,
  { fileName, ...read }: { fileName: string; rows: FileRow[]; notes: FileNote[] },
): Promise<ActualsPlan> {
  const { chance, organizationId } = await requireActuals(work, place);
  const stored = await monthsOf(work, chance.id, [organizationId]);
  const known = new Map<string, string | null>();
  const problemOf = (month: string) => {
    if (!known.has(month)) known.set(month, problemOfMonth(chance, month, work.now));
    return known.get(month) ?? null;
  };
  const rows = judgeRows(read.rows, { stored, problemOfMonth: problemOf });
  const seen = Object.fromEntries(monthsIn(rows).map((month) => [month, versionOf(stored, month)]));
  const planned = await insertActualsImport(work, {
    ...{ chanceId: chance.id, organizationId, fileName },
    ...{ plan: { seen, rows }, counts: countsOf(rows) },
  });
  return { import: presented(planned, stored), problem: null, notes: read.notes, rows };
}

async function rowsIn(reading: Promise<RawTable>): Promise<FileRefused | Awaited<ReturnType<typeof readRows>>> {
  try {
    const table = await reading;
    if (table.rows.length > mostActualsRows) return new FileRefused('TOO_MANY_ROWS');
    const read = await readRows(table);
    // With columns for each kind of time a line becomes several rows.
    if (read.rows.length > mostActualsRows) return new FileRefused('TOO_MANY_ROWS');
    return read.rows.length === 0 ? new FileRefused('EMPTY_FILE') : read;
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
}

/**
 * The imports into the actuals of an organization, the newest first; an empty list for those who may not enter actuals.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function listActualsImports(
  work: UnitOfWork,
  { chanceId, operationalOrganizationId: organizationId }: ActualsPlace,
): Promise<ActualsImport[]> {
  const chance = await requireChance(work, chanceId);
  requireAtWork(chance, organizationId);
  if (denialOf(work.actor, actualRules.enter, factsOf(chance, organizationId)) !== null) return [];
  const found = await actualsImportsOf(work, { chanceId: chance.id, organizationId, limit: MOST_LISTED });
  if (found.length === 0) return [];
  const stored = await monthsOf(work, chance.id, [organizationId]);
  return found.map((one) => presented(one, stored));
}

/** Deletes plans that stayed behind, and imports that were taken back. */
export async function forgetActualsPlans(work: UnitOfWork<SystemActor>): Promise<void> {
  await deletePlansBefore(work, new Date(work.now.getTime() - planKeptMs));
}

/** @param stored the months of the organization as they stand */
export function presented(
  { plan, written, organizationId, ...row }: ListedActualsImport & { plan?: ActualsPlanKept },
  stored: readonly Pick<StoredMonth, 'month' | 'times'>[],
): ActualsImport {
  const { id, chanceId, fileName, state, counts, by, createdAt, committedAt, undoneAt } = row;
  return {
    ...{ id, chanceId, operationalOrganizationId: organizationId, fileName, state, counts, by },
    months: state === 'planned' ? writableMonths(plan?.rows ?? []) : written.map(({ month }) => month),
    createdAt: createdAt.toISOString(),
    committedAt: committedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    mayUndo: state === 'committed' && written.every((one) => standsIn(stored, one)),
  };
}

export const versionOf = (stored: readonly Pick<StoredMonth, 'month' | 'version'>[], wanted: string) =>
  stored.find(({ month }) => month === wanted)?.version ?? 0;

/**
 * Whether a month holds what an import wrote. The version does not tell: it also moves when a later import is written over
 * it and taken back.
 */
export function standsIn(
  stored: readonly Pick<StoredMonth, 'month' | 'times'>[],
  { month: wanted, after }: WrittenMonth,
): boolean {
  const found = stored.find(({ month }) => month === wanted);
  return found !== undefined && isDeepStrictEqual(timesOf(found.times), timesOf(after));
}

/** The months in which something is new or changed and no row is wrong or duplicate, in their order. */
export function writableMonths(rows: readonly JudgedRow[]): string[] {
  const held = new Set(monthsIn(rows.filter(({ verdict }) => verdict === 'wrong' || verdict === 'duplicate')));
  return monthsIn(rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed')).filter(
    (month) => !held.has(month),
  );
}

function monthsIn(rows: readonly JudgedRow[]): string[] {
  return [...new Set(rows.flatMap(({ month }) => month ?? []))].toSorted();
}

function countsOf(rows: readonly JudgedRow[]): ActualsImportCounts {
  const counts: ActualsImportCounts = { new: 0, equal: 0, changed: 0, duplicate: 0, wrong: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}
