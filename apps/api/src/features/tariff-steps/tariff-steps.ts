import { randomUUID } from 'node:crypto';
import { roundHalfUp } from '@zuschlag/calc-engine';
import { wageRowOn } from '@zuschlag/calc-engine/rates/wage-row';
import type {
  AddTariffStepRows,
  CreateTariffStep,
  TariffStep,
  TariffStepRow,
} from '@zuschlag/validation/tariff-steps/tariff-steps';
import { mostTariffStepRows } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { provinces } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize, denialOf } from '../../policy/authorize.ts';
import { tableRules } from '../configuration/configuration.policy.ts';
import { addEntries, owningOrganization } from '../configuration/entries/entries.ts';
import { discardImport, requireImport } from '../configuration/imports/imports.ts';
import { resolveChanges } from '../configuration/rates/rate-changes.ts';
import { readRateRows } from '../configuration/rates/rate-rows.ts';
import {
  changeStep,
  deleteStep,
  insertStep,
  lockStep,
  type StoredTariffStep,
  stepById,
  stepsOf,
} from './tariff-steps.store.ts';

/** So many are listed; older ones are reached by their address. */
const listed = 100;
type NewRow = Omit<TariffStepRow, 'id'>;

/** The tariff steps of the caller's organization, the newest first; an empty list when the caller maintains no tables. */
export async function listTariffSteps(work: UnitOfWork): Promise<{ steps: TariffStep[]; mayAdd: boolean }> {
  const { actor } = work;
  const mayAdd = denialOf(actor, tableRules.add, { organizationId: actor.organizationId }) === null;
  const steps = mayAdd ? await stepsOf(work, actor.organizationId, listed) : [];
  return { steps: steps.map(toStep), mayAdd };
}

/** A tariff step. @throws {DomainError} NOT_FOUND, also when the caller does not maintain the table of its organization */
export async function readTariffStep(work: UnitOfWork, id: string): Promise<TariffStep> {
  return toStep(await requireStep(work, id));
}

/**
 * Starts a draft: empty, with the rows in force raised by a share, or with the new rows of a planned import.
 *
 * @throws {DomainError} NOT_PERMITTED
 * @throws {DomainError} NOT_FOUND, IMPORT_STATE for the import
 * @throws {DomainError} TARIFF_STEP_NOTHING_TO_RAISE when no own row is in force on the day of the raise
 * @throws {DomainError} DUPLICATE_ACTIVE_FROM when a row of the table or of the import has the same pay group, state and day
 */
export async function createTariffStep(
  work: UnitOfWork,
  { name, raise, importId }: CreateTariffStep,
): Promise<TariffStep> {
  const organizationId = owningOrganization(work.actor, 'wage');
  authorize(work.actor, tableRules.add, { organizationId });
  const raised = raise ? await raisedRows(work, raise) : [];
  const imported = importId ? await importedRows(work, importId) : [];
  const rows = withIds([], [...raised, ...imported]);
  await refuseRowsOfTable(work, rows);
  const id = await insertStep(work, { organizationId, name, rows });
  await record(work, id, 'createStep', { name, rows: rows.length });
  return readTariffStep(work, id);
}

/**
 * Adds rows to a draft.
 *
 * @throws {DomainError} NOT_FOUND, TARIFF_STEP_REAL
 * @throws {DomainError} DUPLICATE_ACTIVE_FROM when the draft or the table has a row of the same pay group, state and day
 */
export async function addTariffStepRows(work: UnitOfWork, { id, rows }: AddTariffStepRows): Promise<TariffStep> {
  const step = await openStep(work, id);
  await refuseRowsOfTable(work, rows);
  await changeStep(work, id, { rows: withIds(step.rows, rows) });
  return readTariffStep(work, id);
}

/** Takes a row out of a draft. @throws {DomainError} NOT_FOUND, TARIFF_STEP_REAL */
export async function removeTariffStepRow(
  work: UnitOfWork,
  { id, rowId }: { id: string; rowId: string },
): Promise<TariffStep> {
  const step = await openStep(work, id);
  const rows = step.rows.filter((row) => row.id !== rowId);
  if (rows.length === step.rows.length) throw new DomainError('NOT_FOUND');
  await changeStep(work, id, { rows });
  return readTariffStep(work, id);
}

/**
 * Adds all rows of a draft to the wage table, in one act.
 *
 * @throws {DomainError} NOT_FOUND, TARIFF_STEP_REAL, TARIFF_STEP_EMPTY
 * @throws {DomainError} TARIFF_STEP_CHANGED when the rows are not those that the caller saw
 * @throws {DomainError} DUPLICATE_ACTIVE_FROM when the table has a row of the same pay group, state and day
 */
export async function makeTariffStepReal(
  work: UnitOfWork,
  { id, version }: { id: string; version: number },
): Promise<TariffStep> {
  const step = await openStep(work, id);
  if (step.version !== version) throw new DomainError('TARIFF_STEP_CHANGED');
  if (step.rows.length === 0) throw new DomainError('TARIFF_STEP_EMPTY');
  await refuseRowsOfTable(work, step.rows);
  await addEntries(
    work,
    'wage',
    step.rows.map(({ id: _, ...row }) => row),
  );
  await changeStep(work, id, { realSince: work.now });
  await record(work, id, 'makeStepReal', { name: step.name, rows: step.rows.length });
  return readTariffStep(work, id);
}

/**
 * Throws a draft away.
 *
 * @throws {DomainError} NOT_FOUND, TARIFF_STEP_REAL
 * @throws {DomainError} TARIFF_STEP_CHANGED when the rows are not those that the caller saw
 */
export async function discardTariffStep(
  work: UnitOfWork,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> {
  const step = await openStep(work, id);
  if (step.version !== version) throw new DomainError('TARIFF_STEP_CHANGED');
  const { name, rows } = step;
  await deleteStep(work, id);
  await record(work, id, 'discardStep', { name, rows: rows.length });
  return { id };
}

/** @throws {DomainError} NOT_FOUND, also when the caller does not maintain the table of its organization */
export async function requireStep(work: UnitOfWork, id: string): Promise<StoredTariffStep> {
  const step = await stepById(work, id);
  if (!step || denialOf(work.actor, tableRules.add, step)) throw new DomainError('NOT_FOUND');
  return step;
}

async function openStep(work: UnitOfWork, id: string): Promise<StoredTariffStep> {
  await lockStep(work, id);
  const step = await requireStep(work, id);
  if (step.realSince) throw new DomainError('TARIFF_STEP_REAL');
  return step;
}

async function record(
  work: UnitOfWork,
  stepId: string,
  action: 'createStep' | 'makeStepReal' | 'discardStep',
  about: { name: string; rows: number },
): Promise<void> {
  const { organizationId } = work.actor;
  const values = { ...about, organizationId };
  const sides = action === 'discardStep' ? { before: values } : { after: values };
  await work.audit({ entity: 'tariffStep', entityId: stepId, action, ...sides });
}

/** The rows of the own organization in force on a day, one of each pay group and state, raised and rounded to cents. */
async function raisedRows(
  work: UnitOfWork,
  { activeFrom, share }: NonNullable<CreateTariffStep['raise']>,
): Promise<NewRow[]> {
  const { organizationId } = work.actor;
  const { wages } = await readRateRows(work, {
    ...{ organizationIds: [organizationId], provinces, payGroups: 'all', from: activeFrom, until: activeFrom },
  });
  const own = wages.filter((row) => row.organizationId === organizationId).map((row) => ({ ...row, isOwn: true }));
  if (!own.some((row) => row.activeFrom <= activeFrom)) throw new DomainError('TARIFF_STEP_NOTHING_TO_RAISE');
  const series = Map.groupBy(own, ({ payGroup, province }) => `${province} ${payGroup.toLowerCase()}`);
  return [...series.values()].flatMap((rows): NewRow[] => {
    const [first] = rows;
    const row = first && wageRowOn(rows, first, activeFrom);
    if (!row) return [];
    const { province, payGroup, hourlyWage } = row;
    return [{ province, payGroup, activeFrom, hourlyWage: roundHalfUp(hourlyWage * (1 + share)) }];
  });
}

/** The new rows of a planned import of the wage table; the import is discarded. */
async function importedRows(work: UnitOfWork, importId: string): Promise<NewRow[]> {
  const { table, organizationId } = await requireImport(work, importId);
  if (table !== 'wage' || organizationId !== work.actor.organizationId) throw new DomainError('NOT_FOUND');
  const { added, removed } = await resolveChanges(work, { importId }, organizationId);
  if (removed.length > 0) throw new DomainError('DUPLICATE_ACTIVE_FROM');
  await discardImport(work, importId);
  return added.wage.map(({ province, payGroup, activeFrom, hourlyWage }) => ({
    ...{ province, payGroup, activeFrom, hourlyWage },
  }));
}

/** @throws {DomainError} DUPLICATE_ACTIVE_FROM when the own table has a row of the same pay group, state and day */
async function refuseRowsOfTable(work: UnitOfWork, rows: readonly NewRow[]): Promise<void> {
  const [day] = rows.map(({ activeFrom }) => activeFrom);
  if (day === undefined) return;
  const { organizationId } = work.actor;
  const { wages } = await readRateRows(work, {
    ...{ organizationIds: [organizationId], provinces, payGroups: 'all', from: day, until: day },
  });
  const there = new Set(wages.filter((row) => row.organizationId === organizationId).map(placeOf));
  for (const row of rows) if (there.has(placeOf(row))) throw duplicate(row);
}

const placeOf = ({ province, payGroup, activeFrom }: NewRow) => `${province} ${activeFrom} ${payGroup.toLowerCase()}`;
const duplicate = ({ payGroup, activeFrom }: NewRow) =>
  new DomainError('DUPLICATE_ACTIVE_FROM', { names: [payGroup, activeFrom] });

/** @throws {DomainError} DUPLICATE_ACTIVE_FROM for a second row of one pay group, state and day; INVALID_INPUT beyond the most */
function withIds(there: readonly TariffStepRow[], added: readonly NewRow[]): TariffStepRow[] {
  const taken = new Set(there.map(placeOf));
  const rows = added.map(({ province, payGroup, activeFrom, hourlyWage }): TariffStepRow => {
    const row = { id: randomUUID(), province, payGroup, activeFrom, hourlyWage };
    if (taken.has(placeOf(row))) throw duplicate(row);
    taken.add(placeOf(row));
    return row;
  });
  const all = [...there, ...rows];
  if (all.length > mostTariffStepRows) {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'rows', problem: 'TOO_LONG' }] });
  }
  return all.sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'de'));
}

const orderOf = ({ activeFrom, payGroup, province }: TariffStepRow) => `${activeFrom} ${payGroup} ${province}`;

function toStep({ realSince, createdAt, ...stored }: StoredTariffStep): TariffStep {
  const { id, organizationId, organization, name, rows, version, createdBy } = stored;
  const days = rows.map(({ activeFrom }) => activeFrom).sort();
  return {
    ...{ id, organizationId, organization, name, rows, version, createdBy },
    activeFrom: days[0] ?? null,
    createdAt: createdAt.toISOString(),
    realSince: realSince?.toISOString() ?? null,
  };
}
