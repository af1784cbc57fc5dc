import type { ActualTimes, KeptTime } from '@zuschlag/validation/actuals/actuals';
import type { ActualsImport, CommitActuals } from '@zuschlag/validation/actuals/imports';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { emptyMonths, monthsOf, putMonths, type StoredTimes } from '../actuals.store.ts';
import { lockActuals, record } from '../enter-actuals.ts';
import { storedTimes, timesOf } from '../kept-times.ts';
import { actualsImportById, changeActualsImport, type StoredActualsImport } from './imports.store.ts';
import type { JudgedRow } from './judge-rows.ts';
import { presented, standsIn, versionOf, writableMonths } from './plan-import.ts';

/**
 * Writes exactly the plan that was shown, as one unit. A month of a row that is wrong or duplicate would be incomplete and
 * is left out as a whole.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, LOCKED, IMPORT_STATE
 * @throws {DomainError} IMPORT_HAS_ERRORS when rows are wrong and their months not to be skipped, or nothing would change
 * @throws {DomainError} ACTUALS_CHANGED when a month of the file was changed since the plan was made
 */
export async function commitActualsImport(work: UnitOfWork, { id, skipWrong }: CommitActuals): Promise<ActualsImport> {
  const planned = await requireActualsImport(work, id);
  const { chance, organizationId } = await lockActuals(work, placeOf(planned));
  if (planned.state !== 'planned') throw new DomainError('IMPORT_STATE', { state: planned.state });
  const { counts, plan } = planned;
  const months = writableMonths(plan.rows);
  if ((counts.wrong + counts.duplicate > 0 && !skipWrong) || months.length === 0)
    throw new DomainError('IMPORT_HAS_ERRORS', { counts });
  const stored = await monthsOf(work, chance.id, [organizationId]);
  const moved = months.filter((month) => versionOf(stored, month) !== plan.seen[month]);
  if (moved.length > 0) throw new DomainError('ACTUALS_CHANGED', { names: moved.map(named) });
  const before = new Map(stored.map(({ month, times }) => [month, times]));
  const after = months.map((month) => ({ month, times: timesAfter(plan.rows, month, before.get(month) ?? null) }));
  await putMonths(work, { chanceId: chance.id, organizationId }, after);
  const written = after.map(({ month, times }) => ({ month, before: before.get(month) ?? null, after: times }));
  const change = { state: 'committed' as const, committedAt: work.now, written };
  // Under the lock of the Chance the state is still the one that was read, unless a call of this moment was faster.
  if (!(await changeActualsImport(work, id, 'planned', change)))
    throw new DomainError('IMPORT_STATE', { state: 'committed' });
  await record(work, chance, organizationId, 'importActuals', months);
  return presented({ ...planned, ...change }, after);
}

/**
 * Takes a written import back as one unit: what stood in its months stands there again, as long as each month
 * holds what the import wrote.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, ARCHIVED, LOCKED, IMPORT_STATE
 * @throws {DomainError} ACTUALS_UNDO_IMPOSSIBLE with the months that hold something else
 */
export async function undoActualsImport(work: UnitOfWork, id: string): Promise<ActualsImport> {
  const committed = await requireActualsImport(work, id);
  const { chance, organizationId } = await lockActuals(work, placeOf(committed));
  if (committed.state !== 'committed') throw new DomainError('IMPORT_STATE', { state: committed.state });
  const stored = await monthsOf(work, chance.id, [organizationId]);
  const moved = committed.written.filter((one) => !standsIn(stored, one));
  if (moved.length > 0)
    throw new DomainError('ACTUALS_UNDO_IMPOSSIBLE', { names: moved.map(({ month }) => named(month)) });
  const months = committed.written.map(({ month }) => month);
  const written = months.map((month) => ({ month, before: null, after: [] }));
  const change = { state: 'undone' as const, undoneAt: work.now, written };
  if (!(await changeActualsImport(work, id, 'committed', change)))
    throw new DomainError('IMPORT_STATE', { state: 'undone' });
  const place = { chanceId: chance.id, organizationId };
  const restored = committed.written.flatMap(({ month, before }) => (before ? [{ month, times: before }] : []));
  const emptied = committed.written.flatMap(({ month, before }) => (before ? [] : [month]));
  if (restored.length > 0) await putMonths(work, place, restored);
  if (emptied.length > 0) await emptyMonths(work, place, emptied);
  await record(work, chance, organizationId, 'undoActualsImport', months);
  return presented({ ...committed, ...change }, []);
}

async function requireActualsImport(work: UnitOfWork, id: string): Promise<StoredActualsImport> {
  const found = await actualsImportById(work, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

const placeOf = ({ chanceId, organizationId }: StoredActualsImport) => ({
  ...{ chanceId, operationalOrganizationId: organizationId },
});

/** `2026-01-01` as files and readers write it. */
const named = (month: string) => `${month.slice(5, 7)}.${month.slice(0, 4)}`;

function timesAfter(rows: readonly JudgedRow[], wanted: string, before: StoredTimes | null): StoredTimes {
  const times: Partial<ActualTimes> = before ? timesOf(before) : {};
  for (const { month, kindOfTime, after, verdict } of rows)
    if (month === wanted && kindOfTime && after && (verdict === 'new' || verdict === 'changed'))
      times[kindOfTime] = after satisfies KeptTime;
  return storedTimes(times);
}
