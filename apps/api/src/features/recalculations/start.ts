import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Handler } from '../../events/handler.ts';
import { denialOf } from '../../policy/authorize.ts';
import { viewOf } from '../services/service/load-service.ts';
import { serviceRules } from '../services/services.policy.ts';
import { readMoved } from '../services/site-move/preview.ts';
import { insertRuns, type NewRun } from './recalculations.store.ts';
import { pace } from './run.ts';

/** Other contract days change every figure: all services of the Chance are calculated for them. */
export const recalculateForContract: Handler<'contractMoving'> = async (work, { chance, startDate, endDate }) => {
  if (work.actor.kind !== 'user') throw new DomainError('INTERNAL');
  const { id: chanceId, services } = chance;
  const contract = { startDate, endDate };
  await startRuns(work as UnitOfWork<UserActor>, [
    { chanceId, cause: 'contract', contract, organizationIds: [], total: services.length },
  ]);
};

/** A new Chance gets the services of the one that it was copied from. */
export const copyServicesInto: Handler<'servicesCopying'> = async (work, { chanceId, sourceId, total }) => {
  if (work.actor.kind !== 'user') throw new DomainError('INTERNAL');
  await startRuns(work as UnitOfWork<UserActor>, [
    { chanceId, cause: 'copy', contract: null, organizationIds: [], total, copiesFromId: sourceId },
  ]);
};

/**
 * Calculates what the person who moved a place of work may calculate there; the figures of the others stay, and their open
 * Chances say so.
 */
export const recalculateAtSite: Handler<'siteMoved'> = async (unit, move) => {
  if (unit.actor.kind !== 'user') throw new DomainError('INTERNAL');
  const work = unit as UnitOfWork<UserActor>;
  const { seen } = await readMoved(work, move);
  const moved = Map.groupBy(
    seen.filter(({ effect }) => effect === 'recalculated'),
    ({ chance }) => chance.id,
  );
  await startRuns(
    work,
    [...moved].map(([chanceId, here]) => ({
      chanceId,
      cause: 'site',
      contract: null,
      organizationIds: [...new Set(here.map(({ service }) => service.operationalOrganizationId))],
      serviceIds: here.map(({ service }) => service.id),
      total: here.length,
    })),
  );
};

/**
 * Calculates the services of a Chance that stand in its federal state, as far as the person who changed the state may; the
 * figures of the others stay, and the Chance says so.
 */
export const recalculateInProvince: Handler<'provinceMoved'> = async (unit, { chance, isContractMoving }) => {
  if (unit.actor.kind !== 'user') throw new DomainError('INTERNAL');
  if (isContractMoving) return;
  const work = unit as UnitOfWork<UserActor>;
  const concerned = chance.services.filter(
    ({ siteId, operationalOrganizationId }) =>
      siteId === null &&
      denialOf(work.actor, serviceRules.edit, viewOf({ operationalOrganizationId }, chance)) === null,
  );
  if (concerned.length === 0) return;
  await startRuns(work, [
    {
      ...{ chanceId: chance.id, cause: 'province', contract: null, total: concerned.length },
      organizationIds: [...new Set(concerned.map(({ operationalOrganizationId }) => operationalOrganizationId))],
      serviceIds: concerned.map(({ id }) => id),
    },
  ]);
};

/** Starts runs on Chances that the caller has locked. From the commit on they are locked for people. */
export async function startRuns(work: UnitOfWork, runs: readonly NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  await insertRuns(work, runs, new Date(work.now.getTime() + pace.heldMs + 1_000));
  await work.auditAll(
    runs
      // The trail of a copy says so already.
      .filter(({ copiesFromId }) => copiesFromId === undefined)
      .map(({ chanceId, cause, contract, organizationIds }) => ({
        entity: 'chance' as const,
        entityId: chanceId,
        chanceId,
        action: 'startRecalculation' as const,
        after: { ...contract, cause, organizationIds: [...organizationIds] },
      })),
  );
  for (const { chanceId } of runs) await work.publish({ kind: 'recalculationTurned', chanceId });
}
