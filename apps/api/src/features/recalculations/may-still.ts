import type { Actor } from '../../actor.ts';
import { denialOf } from '../../policy/authorize.ts';
import { chanceRules, creationRules } from '../chance/chance.policy.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { viewOf } from '../services/service/load-service.ts';
import { serviceRules } from '../services/services.policy.ts';
import type { StoredRecalculation } from './recalculations.store.ts';

/**
 * Whether the person who started a run may do now what it is about to do: a role may change, and an account may be closed,
 * while a run waits.
 */
export function mayStill(
  actor: Actor,
  {
    startDate,
    organizationIds,
    copiesFromId,
    cause,
  }: Pick<StoredRecalculation, 'startDate' | 'organizationIds' | 'copiesFromId' | 'cause'>,
  locked: StoredChance,
): boolean {
  if (actor.kind !== 'user') return false;
  // The lock of the run itself is no reason against it.
  const chance = { ...locked, recalculation: null };
  if (copiesFromId !== null) return denialOf(actor, creationRules.createChance, null) === null;
  if (startDate !== null) return denialOf(actor, chanceRules.changeDetails, chance) === null;
  const rule = cause === 'defaults' ? serviceRules.editCostParameters : serviceRules.edit;
  return organizationIds.every(
    (id) => denialOf(actor, rule, viewOf({ operationalOrganizationId: id }, chance)) === null,
  );
}
