import type { ChosenCause, StartedRecalculation } from '@zuschlag/validation/recalculations/recalculations';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { denialOf } from '../../policy/authorize.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import type { TakesOver } from '../services/replace/replace-services.ts';
import { viewOf } from '../services/service/load-service.ts';
import { serviceRules } from '../services/services.policy.ts';
import { differingServices } from './defaults.store.ts';
import { readDefaultsToTake, takingDefaults } from './defaults.ts';

/** What a run on a Chance would be for a person. `serviceIds` is empty when it calculates all of those organizations. */
export type Plan = {
  chance: StoredChance;
  organizationIds: number[];
  serviceIds: string[];
  shown: StartedRecalculation;
};

/** How a cause chooses the services of a Chance. */
export type Planning = {
  /** Chances with services that the cause concerns, in their order; those of `tables` are read elsewhere */
  chanceIds: readonly string[];
  planOf: (chance: StoredChance) => Plan;
  takesOver: TakesOver;
};

type Concerned = { id: string; operationalOrganizationId: number };

/** @param chanceIds left out, the open ones of the person */
export async function planRuns(
  work: UnitOfWork,
  { cause, chanceIds }: { cause: ChosenCause; chanceIds?: readonly string[] },
): Promise<Planning> {
  if (cause === 'tables') {
    return {
      chanceIds: chanceIds ?? [],
      takesOver: () => null,
      planOf: (chance) => planOf(work.actor, { chance, services: chance.services, rule: serviceRules.edit }),
    };
  }
  const differing = await differingServices(work, chanceIds);
  const defaultsToTake = await readDefaultsToTake(
    work,
    differing.map(({ organizationId }) => organizationId),
  );
  const concerned = Map.groupBy(
    differing.filter((service) => defaultsToTake(service) !== null),
    ({ chanceId }) => chanceId,
  );
  return {
    chanceIds: [...concerned.keys()],
    takesOver: takingDefaults(defaultsToTake),
    planOf: (chance) => {
      const services = (concerned.get(chance.id) ?? []).map(({ id, organizationId }) => ({
        id,
        operationalOrganizationId: organizationId,
      }));
      const plan = planOf(work.actor, { chance, services, rule: serviceRules.editCostParameters });
      return { ...plan, serviceIds: ofThem(services, plan.organizationIds).map(({ id }) => id) };
    },
  };
}

/** Which of the concerned services the person may calculate, and why not the others. */
function planOf(
  actor: UserActor,
  {
    chance,
    services,
    rule,
  }: {
    chance: StoredChance;
    services: readonly Concerned[];
    rule: typeof serviceRules.edit | typeof serviceRules.editCostParameters;
  },
): Plan {
  const operators = [...new Set(services.map(({ operationalOrganizationId }) => operationalOrganizationId))];
  const verdicts = operators.map((id) => ({
    id,
    denial: denialOf(actor, rule, viewOf({ operationalOrganizationId: id }, chance)),
  }));
  const organizationIds = verdicts.filter(({ denial }) => denial === null).map(({ id }) => id);
  const refused = verdicts.filter(({ denial }) => denial !== null);
  const denial =
    organizationIds.length > 0 ? null : (refused.find((one) => one.denial?.code === 'LOCKED') ?? refused[0]);
  const nameOf = (id: number) =>
    chance.participations.find(({ organizationId }) => organizationId === id)?.shortName ?? '';
  const { id: chanceId, shortNumber, name, state } = chance;
  const code = operators.length === 0 ? 'SERVICES_MISSING' : (denial?.denial?.code ?? null);
  return {
    chance,
    organizationIds,
    serviceIds: [],
    shown: {
      ...{ chanceId, shortNumber, name, state, code },
      names: denial?.denial?.names ?? [],
      services: ofThem(services, organizationIds).length,
      leftOut: code === null ? refused.map(({ id }) => nameOf(id)) : [],
    },
  };
}

function ofThem<Service extends Concerned>(
  services: readonly Service[],
  organizationIds: readonly number[],
): Service[] {
  return services.filter(({ operationalOrganizationId }) => organizationIds.includes(operationalOrganizationId));
}
