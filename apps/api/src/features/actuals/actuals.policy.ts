import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { isOfMainOrganization, type UserActor } from '../../actor.ts';
import type { Denial, OfChance, Rules } from '../../policy/authorize.ts';
import {
  managerOfMainOrganization,
  memberOfOperatingOrganization,
  type WithChanceOrganization,
  type WithOperatingOrganization,
  writerOfChanceOrganization,
  writerOfOperatingOrganization,
} from '../../policy/relations.ts';

/** The facts behind the rights on the actuals of an organization; the caller already sees the Chance. */
export type ActualsView = OfChance & WithOperatingOrganization & WithChanceOrganization & { state: ChanceState };

/** Actuals are the pay of an organization: only those who may see its wages see them. */
export const actualRules = {
  view: { wire: 'VIEW', alsoArchived: true, who: [isOfMainOrganization, memberOfOperatingOrganization] },
  enter: {
    wire: 'EDIT',
    who: [writerOfOperatingOrganization, managerOfMainOrganization, deskOfMainOrganization],
    unless: notWon,
  },
} as const satisfies Rules<ActualsView>;

/** The organization of the Chance calculates for all; only the main organization sees the wages of others. */
function deskOfMainOrganization(actor: UserActor, on: ActualsView): boolean {
  return isOfMainOrganization(actor) && writerOfChanceOrganization(actor, on);
}

function notWon(_: UserActor, { state }: ActualsView): Denial | null {
  return state === 'won' ? null : { code: 'LOCKED', names: [state] };
}
