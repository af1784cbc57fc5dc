import type {
  ChangedChances,
  StartedRecalculation,
  StartedRecalculations,
  StartRecalculations,
} from '@zuschlag/validation/recalculations/recalculations';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { denialOf } from '../../policy/authorize.ts';
import { findChances, lockChances } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { chancesOnChangedRates } from '../services/rates/changed-chances.ts';
import { viewOf } from '../services/service/load-service.ts';
import { serviceRules } from '../services/services.policy.ts';
import { startRuns } from './start.ts';

const SHOWN = 200;

/**
 * The open Chances of the caller whose stored figures rest on changed table rows, and what `startRecalculations` would do
 * with each of them now. Chances in which the caller neither owns nor calculates anything are left out.
 */
export async function readChangedChances(work: UnitOfWork, most = SHOWN): Promise<ChangedChances> {
  const ids = await chancesOnChangedRates(work);
  const shown = ids.slice(0, most);
  const find = await findChances(work, shown);
  const chances = shown.flatMap((id) => find(id) ?? []);
  return { chances: chances.map((chance) => planOf(work.actor, chance).shown), more: ids.length - shown.length };
}

/**
 * Calculates the services of several Chances anew with the table rows of today, those that the caller may calculate. What
 * is refused is named and does not hold up the others.
 *
 * @throws {DomainError} NOT_FOUND when the caller does not see one of them
 */
export async function startRecalculations(
  work: UnitOfWork,
  { chanceIds }: StartRecalculations,
): Promise<StartedRecalculations> {
  const ids = [...new Set(chanceIds)];
  const find = await lockChances(work, ids);
  const plans = ids.map((id) => planOf(work.actor, find(id) ?? notFound()));
  await startRuns(
    work,
    plans.flatMap(({ chance, organizationIds, shown }) =>
      shown.code === null ? [{ chanceId: chance.id, contract: null, organizationIds, total: shown.services }] : [],
    ),
  );
  return { chances: plans.map(({ shown }) => shown) };
}

type Plan = { chance: StoredChance; organizationIds: number[]; shown: StartedRecalculation };

/** Which services of a Chance the caller may calculate, and why not the others. */
function planOf(actor: UserActor, chance: StoredChance): Plan {
  const operators = [...new Set(chance.services.map(({ operationalOrganizationId }) => operationalOrganizationId))];
  const verdicts = operators.map((id) => ({
    id,
    denial: denialOf(actor, serviceRules.edit, viewOf({ operationalOrganizationId: id }, chance)),
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
    shown: {
      ...{ chanceId, shortNumber, name, state, code },
      names: denial?.denial?.names ?? [],
      services: chance.services.filter((one) => organizationIds.includes(one.operationalOrganizationId)).length,
      leftOut: code === null ? refused.map(({ id }) => nameOf(id)) : [],
    },
  };
}

function notFound(): never {
  throw new DomainError('NOT_FOUND');
}
