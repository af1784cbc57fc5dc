import type { UserActor } from '../../actor.ts';
import type { Rules } from '../../policy/authorize.ts';
import { managerOfMainOrganization, mayWrite } from '../../policy/relations.ts';

/** The fact behind the rights on a customer; all users of the tenant read customers. */
export type CustomerView = {
  /** the actor owns a Chance of the customer */
  ownsChance: boolean;
};

export const customerRules = {
  addSite: { wire: 'ADD_SITE', who: [mayWrite] },
  editSite: { wire: 'EDIT_SITE', who: [mayWrite] },
  // A new name shows in all Chances of the customer, as after the right RENAME_CUSTOMER on one of them.
  rename: { wire: 'RENAME', who: [ownerOfAChance, managerOfMainOrganization] },
  // It moves Chances of every organization, and says so in a preview: only managers of the main organization see them all.
  merge: { wire: 'MERGE', who: [managerOfMainOrganization] },
} as const satisfies Rules<CustomerView>;

function ownerOfAChance(actor: UserActor, { ownsChance }: CustomerView): boolean {
  return mayWrite(actor) && ownsChance;
}
