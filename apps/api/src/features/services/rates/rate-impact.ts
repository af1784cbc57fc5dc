import type { RateChanges, RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { Actor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { authorize } from '../../../policy/authorize.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { tableRules } from '../../configuration/configuration.policy.ts';
import { visibleOrganizations } from '../../configuration/entries/entries.ts';
import { requireImport } from '../../configuration/imports/imports.ts';
import { type RowChanges, resolveChanges, touchedTables } from '../../configuration/rates/rate-changes.ts';
import { noWages, wageImpact } from '../wages/wage-impact.ts';
import { orphanedSeries } from './orphaned-series.ts';
import {
  changeImpact,
  deleteOldImpacts,
  type ImpactResult,
  impactById,
  insertImpact,
  namesOf,
  type RequestedImpact,
  type StoredImpact,
} from './rate-impact.store.ts';
import { costBothWays, type MovedService, touchedServices } from './service-impact.ts';

/** Up to so many services are calculated while the caller waits; more are left to a job. */
const AT_ONCE = 60;
const PER_STEP = 40;
const SHOWN = 50;

/**
 * What adding and removing rows would do to the open Chances, calculated both ways by the engine. Nothing but the answer
 * is written. With many services it is `running`, and `readRateImpact` says how far it is.
 *
 * @throws {DomainError} NOT_FOUND for a row or an import that the caller does not see
 * @throws {DomainError} NOT_PERMITTED unless `tableRules` lets the caller change every table it touches, and some table
 * when it touches none
 * @throws {DomainError} IMPORT_STATE for an import that is not planned
 */
export async function startRateImpact(work: UnitOfWork, input: RateChanges): Promise<RateImpact> {
  const { actor } = work;
  const asked: RequestedImpact = { changes: input, organizationId: actor.organizationId };
  if (input.importId) await requireImport(work, input.importId);
  const changes = await resolveChanges(work, input, actor.organizationId);
  const touched = touchedTables(changes, actor.mainOrganizationId);
  // Nothing planned touches no table; the question itself is one of those who may change rows.
  if (touched.length === 0) authorize(actor, tableRules.add, { organizationId: actor.organizationId });
  for (const { table, organizationId } of touched) {
    const seen = visibleOrganizations(actor, table);
    if (seen && !seen.includes(organizationId)) throw new DomainError('NOT_FOUND');
    authorize(actor, tableRules.add, { organizationId });
  }
  const services = await touchedServices(work, changes);
  const total = services.length;
  if (total > AT_ONCE) {
    const id = await insertImpact(work, asked, { done: 0, total, result: null });
    await addJob(work, 'compute-rate-impact', { impactId: id });
    return impactOf({ id, state: 'running', asked, done: 0, total, result: null });
  }
  const moved = await costBothWays(work, changes, services);
  const result = await resultOf(work, changes, moved);
  const id = await insertImpact(work, asked, { done: total, total, result });
  return impactOf({ id, state: 'done', asked, done: total, total, result });
}

/**
 * How far the calculation of an effect is, and the effect when it is done.
 *
 * @throws {DomainError} NOT_FOUND for an effect of another user, or a deleted one
 */
export async function readRateImpact(work: UnitOfWork, id: string): Promise<RateImpact> {
  const impact = await impactById(work, id, work.actor.userId);
  if (!impact) throw new DomainError('NOT_FOUND');
  return impactOf(impact);
}

/** Computes an effect step by step, each in a separate transaction, so that the waiting user sees its progress. */
export async function computeRateImpact(origin: CallOrigin, impactId: string): Promise<void> {
  const impact = await runAsSystem(origin, (work) => impactById(work, impactId));
  // Forgotten, done already, or given up: asking again starts a new one.
  if (impact?.state !== 'running') return;
  try {
    await compute(origin, impact);
  } catch (error) {
    await runAsSystem(origin, (work) => changeImpact(work, impactId, { state: 'failed' }));
    throw error;
  }
}

async function compute(origin: CallOrigin, { id, asked }: StoredImpact): Promise<void> {
  const { changes, services } = await runAsSystem(origin, async (work) => {
    const resolved = await resolveChanges(work, asked.changes, asked.organizationId);
    return { changes: resolved, services: await touchedServices(work, resolved) };
  });
  const total = services.length;
  const moved: MovedService[] = [];
  for (let done = 0; done < total; done += PER_STEP) {
    const step = await runAsSystem(origin, async (work) => {
      await changeImpact(work, id, { done, total });
      return costBothWays(work, changes, services.slice(done, done + PER_STEP));
    });
    moved.push(...step);
  }
  await runAsSystem(origin, async (work) => {
    const result = await resultOf(work, changes, moved);
    await changeImpact(work, id, { state: 'done', done: total, total, result });
  });
}

/** An effect is useful only while its user looks at it. */
export function deleteOldRateImpacts(tenant: TenantDb<Actor>, now: Date): Promise<void> {
  return deleteOldImpacts(tenant, now);
}

type Sum = {
  chanceId: string;
  organizationId: number;
  services: number;
  unpriced: number;
  costBefore: number;
  costAfter: number;
};

/** Adds up per Chance and organization; the sums are over services that have a price both ways. */
async function resultOf(
  work: UnitOfWork<Actor>,
  changes: RowChanges,
  moved: readonly MovedService[],
): Promise<ImpactResult> {
  const { wages, lastRows } = await wageImpact(work, changes, work.today);
  const sums = [...Map.groupBy(moved, ({ chanceId, organizationId }) => `${chanceId} ${organizationId}`).values()].map(
    sumOf,
  );
  const total = (figure: 'services' | 'unpriced' | 'costBefore' | 'costAfter') =>
    sums.reduce((total, sum) => total + sum[figure], 0);
  const most = sums.sort(mostMovedFirst).slice(0, SHOWN);
  const names = await namesOf(
    work,
    most.map(({ chanceId }) => chanceId),
  );
  return {
    chances: new Set(sums.map(({ chanceId }) => chanceId)).size,
    services: total('services'),
    unpriced: total('unpriced'),
    costBefore: total('costBefore'),
    costAfter: total('costAfter'),
    orphanedSeries: lastRows + (await orphanedSeries(work, changes, work.today)),
    wages,
    touched: most.flatMap(({ chanceId, organizationId, services, unpriced, costBefore, costAfter }) => {
      const chance = names.chances.get(chanceId);
      if (!chance) return [];
      const { shortNumber, name, state } = chance;
      const organization = names.organizations.get(organizationId) ?? '';
      return [
        {
          ...{ chanceId, shortNumber, name, state, organizationId, organization, services, costBefore },
          costAfter: unpriced > 0 ? null : costAfter,
        },
      ];
    }),
  };
}

function sumOf(services: readonly MovedService[]): Sum {
  const [first] = services;
  const priced = services.filter(({ before, after }) => before !== null && after !== null);
  return {
    chanceId: first?.chanceId ?? '',
    organizationId: first?.organizationId ?? 0,
    services: services.length,
    unpriced: services.filter(({ before, after }) => before !== null && after === null).length,
    costBefore: priced.reduce((sum, { before }) => sum + (before ?? 0), 0),
    costAfter: priced.reduce((sum, { after }) => sum + (after ?? 0), 0),
  };
}

/** Services that lose their price come before those with a changed one. */
function mostMovedFirst(left: Sum, right: Sum): number {
  const moves = ({ costBefore, costAfter }: Sum) => Math.abs(costAfter - costBefore);
  return right.unpriced - left.unpriced || moves(right) - moves(left);
}

const nothingYet: ImpactResult = {
  ...{ chances: 0, services: 0, unpriced: 0, costBefore: 0, costAfter: 0, touched: [], orphanedSeries: 0 },
  wages: noWages,
};

function impactOf({ id, state, done, total, result }: StoredImpact): RateImpact {
  // Effects that were computed before the wage table came say nothing of wages.
  return { id, state, done, total, ...nothingYet, ...result };
}
