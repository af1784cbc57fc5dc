import {
  type ArchiveKind,
  type DataExport,
  type ExportKindName,
  type ExportTariffStepLetters,
  houseTrailExport,
  type StartExport,
} from '@zuschlag/validation/exports/exports';
import { limits } from '@zuschlag/validation/limits';
import type { SystemActor, UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { authorize, denialOf } from '../../policy/authorize.ts';
import { tableRules } from '../configuration/configuration.policy.ts';
import { houseTrailRules } from '../history/house/house-trail.policy.ts';
import { requireStep } from '../tariff-steps/tariff-steps.ts';
import type { OpenedExport } from './export-kind.ts';
import { exportKindsByName } from './export-kinds.ts';
import {
  changeUnfinished,
  countUnfinished,
  deleteExportsBefore,
  deleteFinished,
  deletePieces,
  exportsOf,
  insertExport,
  isUnfinished,
  ownExport,
  type StoredExport,
  takeExportTurn,
} from './exports.store.ts';
import { type AskedLetters, askedLetters } from './letters/letters-archive.ts';
import { tenantDataRules } from './tenant-data/tenant-data.policy.ts';

const KEPT_MS = limits.exportHours * 3_600_000;

/** The exports of the caller of the last day, the newest first. */
export async function listExports(work: UnitOfWork): Promise<DataExport[]> {
  return (await exportsOf(work))
    .filter((one) => isKept(one.createdAt, work.now) && maySee(work.actor, one))
    .map(toDataExport);
}

/**
 * One export of the caller.
 *
 * @throws {DomainError} NOT_FOUND, also for the export of another person
 */
export async function getExport(work: UnitOfWork, id: string): Promise<DataExport> {
  return toDataExport(await requireOwn(work, id));
}

/**
 * Starts an export. A job writes it with what its caller may see when it runs.
 *
 * @throws {DomainError} TOO_MANY_EXPORTS
 * @throws {DomainError} NOT_FOUND for a Chance that the caller does not see
 * @throws {DomainError} INVALID_INPUT without the question that the kind needs
 */
export async function startExport(
  work: UnitOfWork,
  { kind, format, language, ...questions }: StartExport,
): Promise<DataExport> {
  await takeExportTurn(work);
  if ((await countUnfinished(work)) >= limits.runningExports) throw new DomainError('TOO_MANY_EXPORTS');
  const question = JSON.parse(JSON.stringify(questions[kind] ?? {}));
  await openedExport(kind, question).check(work);
  const created = await insertExport(work, { kind, format, language: language ?? work.actor.language, question });
  await addJob(work, 'write-export', { exportId: created.id });
  await work.audit({
    entity: 'export',
    entityId: created.id,
    action: 'create',
    after: { kind, format },
  });
  return toDataExport(created);
}

/**
 * Starts the archive of what the product holds of its caller, which only the caller can fetch, for a day.
 *
 * @throws {DomainError} TOO_MANY_EXPORTS
 */
export async function exportMyData(work: UnitOfWork): Promise<DataExport> {
  await takeExportTurn(work);
  return startArchive(work, 'ownData');
}

/**
 * Starts the archive of everything that the product holds of the tenant, for the caller, for a day. One that is being
 * written already is the answer.
 *
 * @throws {DomainError} NOT_PERMITTED, TOO_MANY_EXPORTS
 * @throws {DomainError} SESSION_REQUIRED with an API token
 */
export async function exportTenant(work: UnitOfWork): Promise<DataExport> {
  if (work.actor.scope !== undefined) throw new DomainError('SESSION_REQUIRED');
  authorize(work.actor, tenantDataRules.export, null);
  await takeExportTurn(work);
  // It may be large: of two clicks the second one gets what the first one began, and a new one takes the place of the one
  // before.
  const begun = (await exportsOf(work)).find(({ kind, state }) => kind === 'tenantData' && isUnfinished(state));
  if (begun) return toDataExport(begun);
  await deleteFinished(work, 'tenantData');
  return startArchive(work, 'tenantData');
}

/**
 * Starts the archive of the letters of a tariff step, one of each contract whose price its clause moves, as PDF and as a
 * document to edit.
 *
 * @throws {DomainError} NOT_FOUND, TOO_MANY_EXPORTS
 */
export async function exportTariffStepLetters(
  work: UnitOfWork,
  { id, language }: ExportTariffStepLetters,
): Promise<DataExport> {
  await takeExportTurn(work);
  const { organizationId, name } = await requireStep(work, id);
  return startArchive(work, 'tariffStepLetters', { question: { id, organizationId, name }, language });
}

async function startArchive(
  work: UnitOfWork,
  kind: ArchiveKind,
  { question = {}, language }: { question?: AskedLetters | object; language?: 'de' | 'en' | null | undefined } = {},
): Promise<DataExport> {
  if ((await countUnfinished(work)) >= limits.runningExports) throw new DomainError('TOO_MANY_EXPORTS');
  const wish = { kind, format: 'zip' } as const;
  const created = await insertExport(work, { ...wish, language: language ?? work.actor.language, question });
  await addJob(work, 'write-export', { exportId: created.id });
  await work.audit({ entity: 'export', entityId: created.id, action: 'create', after: wish });
  return toDataExport(created);
}

/**
 * Stops an export; one that is finished stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, also for the export of another person
 */
export async function cancelExport(work: UnitOfWork, id: string): Promise<DataExport> {
  await requireOwn(work, id);
  if (await changeUnfinished(work, id, { state: 'cancelled', finishedAt: work.now })) {
    await deletePieces(work, id);
    await work.publish({ kind: 'exportFinished', userId: work.actor.userId });
  }
  return toDataExport(await requireOwn(work, id));
}

/** Deletes the files that were kept for a day. */
export function forgetOldExports(work: UnitOfWork<SystemActor>): Promise<void> {
  return deleteExportsBefore(work, new Date(work.now.getTime() - KEPT_MS));
}

/** @throws {DomainError} NOT_FOUND, also once it has been kept for a day, and for data of the tenant without the right to them */
export async function requireOwn(work: UnitOfWork, id: string): Promise<StoredExport> {
  const found = await ownExport(work, id);
  if (!found || !isKept(found.createdAt, work.now) || !maySee(work.actor, found)) throw new DomainError('NOT_FOUND');
  return found;
}

function openedExport(kind: ExportKindName, question: unknown): OpenedExport {
  const { question: schema, open } = exportKindsByName[kind];
  if (!schema.safeParse(question).success)
    throw new DomainError('INVALID_INPUT', { fields: [{ path: kind, problem: 'REQUIRED' }] });
  return open(question);
}

/** A person who lost the right to what a file holds loses the file with it; a program never gets the data of a tenant. */
export function maySee(actor: UserActor, { kind, question }: Pick<StoredExport, 'kind' | 'question'>): boolean {
  if (kind === 'tenantData') return actor.scope === undefined && denialOf(actor, tenantDataRules.export, null) === null;
  if (kind === 'tariffStepLetters') return denialOf(actor, tableRules.add, askedLetters.parse(question)) === null;
  if (kind !== 'houseTrail') return true;
  const { organizationId = null } = houseTrailExport.parse(question);
  return denialOf(actor, houseTrailRules.read, { organizationId }) === null;
}

function isKept(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < KEPT_MS;
}

function toDataExport(stored: StoredExport): DataExport {
  const { id, kind, format, state, done, total, problem, fileName, size, createdAt } = stored;
  const keptUntil = new Date(createdAt.getTime() + KEPT_MS).toISOString();
  return {
    ...{ id, kind, format, state, done, total, problem, fileName },
    size: size === null ? null : Number(size),
    ...{ createdAt: createdAt.toISOString(), keptUntil },
  };
}
