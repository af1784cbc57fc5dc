import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { RecalculationCause } from '@zuschlag/validation/recalculations/recalculations';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { storeContractDuration } from '../chance/details/contract-duration.ts';
import { noteRuns } from '../chance/recalculating.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { type OrganizationSums, replaceServices, servicesByIds } from '../services/replace/replace-services.ts';
import { auditValues } from '../services/service/save-service-change.ts';
import type { StoredService } from '../services/stored-service.ts';
import {
  cutsOfRun,
  endRun,
  failedInRun,
  type StoredRecalculation,
  servicesOfRun,
  waitingInRun,
} from './recalculations.store.ts';

/**
 * Puts what a run computed in the place of the services, brings the contract days into force, and ends the run. One
 * transaction with statements independent of the number of services.
 */
export async function applyRun(
  work: UnitOfWork<Actor>,
  {
    run,
    holder,
    before,
    after,
  }: { run: StoredRecalculation; holder: string; before: StoredChance; after: StoredChance },
): Promise<void> {
  const { startDate, endDate } = after;
  const isMoved = before.startDate !== startDate || before.endDate !== endDate;
  const chance = isMoved ? await storeContractDuration(work, before, { startDate, endDate }) : before;
  const cuts = await cutsOfRun(work, run.id);
  const failed = await failedInRun(work, run.id);
  const touched = await touchedServices(work, run);
  const sums = await replaceServices(work, {
    chance,
    cuts,
    calculations: waitingInRun(work, run.id, 'calculation'),
    parameters: {
      serviceIds: run.cause === 'defaults' ? await servicesOfRun(work, run.id, 'takingOver') : [],
      rows: waitingInRun(work, run.id, 'parameters'),
    },
  });
  const touchedAfter = new Map((await touchedServices(work, run)).map((service) => [service.id, service]));
  await endRun(work, { id: run.id, holder }, { state: 'applied', failed, finishedAt: new Date() });
  await noteRuns(work, [{ chanceId: chance.id, run: null }]);
  await work.auditAll([
    ...cuts.map(({ serviceId, cuts: parts }) => ({
      entity: 'service' as const,
      entityId: serviceId,
      chanceId: chance.id,
      action: 'cutToContract' as const,
      before: Object.fromEntries(parts.map(({ id, label, startDate, endDate }) => [id, { label, startDate, endDate }])),
      after: Object.fromEntries(
        parts.map(({ id, label, newStartDate, newEndDate, isDropped }) => [
          id,
          isDropped ? null : { label, startDate: newStartDate, endDate: newEndDate },
        ]),
      ),
    })),
    ...touched.flatMap((service) => {
      const then = touchedAfter.get(service.id);
      const action = trailOf[run.cause];
      const of = { entity: 'service' as const, entityId: service.id, chanceId: chance.id };
      return action && then ? [{ ...of, action, before: auditValues(service), after: auditValues(then) }] : [];
    }),
    ...touchedSums(run, sums).map(({ organizationId, from, to }) => ({
      entity: 'chance' as const,
      entityId: chance.id,
      chanceId: chance.id,
      action: 'recalculate' as const,
      before: figuresOf(from),
      after: { organizationId, recalculatedAt: work.now, ...figuresOf(to) },
    })),
  ]);
  for (const { organizationId } of touchedSums(run, sums))
    await work.publish({ kind: 'servicesChanged', chanceId: chance.id, organizationId, serviceId: null });
  await work.publish({ kind: 'recalculationTurned', chanceId: chance.id });
}

/** What the trail of a service says of a run that changed more than its figures. */
const trailOf: { readonly [cause in RecalculationCause]?: TrailAction<'service'> } = {
  defaults: 'updateCostParameters',
  site: 'moveSite',
};

async function touchedServices(work: UnitOfWork<Actor>, run: StoredRecalculation): Promise<StoredService[]> {
  return trailOf[run.cause] ? servicesByIds(work, await servicesOfRun(work, run.id)) : [];
}

type Sums = { before: OrganizationSums[]; after: OrganizationSums[] };

function touchedSums({ organizationIds }: StoredRecalculation, { before, after }: Sums) {
  return after
    .filter(({ organizationId }) => organizationIds.length === 0 || organizationIds.includes(organizationId))
    .map((to) => {
      const { organizationId } = to;
      return { organizationId, from: before.find((one) => one.organizationId === organizationId) ?? to, to };
    });
}

function figuresOf({ revenue, totalCost, minutes }: OrganizationSums) {
  return { revenue, totalCost, margin: revenue === 0 ? null : (revenue - totalCost) / revenue, minutes };
}
