import type { UserActor } from '../../actor.ts';
import type { People, Rules } from '../../policy/authorize.ts';
import { managerOfMainOrganization, mayWrite } from '../../policy/relations.ts';
import { creationRules } from '../chance/chance.policy.ts';
import { trailRules } from '../history/chain/trail.policy.ts';
import { houseTrailRules } from '../history/house/house-trail.policy.ts';
import { mailRules } from '../organizations/mails/mails.policy.ts';
import { type CostParametersView, costParameterRules } from '../organizations/organizations.policy.ts';

/** Rights of a person that need no thing yet. Clients show pages and buttons by them; the verbs decide by the rows of the thing. */
export const personalRules = {
  seeChances: { wire: 'SEE_CHANCES', who: [worksOnTenders] },
  createChance: creationRules.createChance,
  calculate: { wire: 'CALCULATE', who: [mayWrite] },
  seeSettings: { wire: 'SEE_SETTINGS', who: [worksOnTenders] },
  editCostParameters: {
    wire: 'EDIT_COST_PARAMETERS',
    who: costParameterRules.edit.who.map(forOwnOrganization),
  },
  invitePeople: { wire: 'INVITE_PEOPLE', who: [managerOfAnyOrganization] },
  keepOrganizations: { wire: 'KEEP_ORGANIZATIONS', who: [managerOfMainOrganization] },
  manageApiTokens: { wire: 'MANAGE_API_TOKENS', who: [managerOfAnyOrganization] },
  runPlatform: { wire: 'RUN_PLATFORM', who: [runsPlatform] },
  seeBilling: { wire: 'SEE_BILLING', who: [settlesBills] },
  seeMails: { wire: 'SEE_MAILS', who: mailRules.see.who },
  readTrail: { wire: 'READ_TRAIL', who: houseTrailRules.read.who.map(forOwnOrganization) },
  verifyTrail: { wire: 'VERIFY_TRAIL', who: trailRules.verify.who },
} as const satisfies Rules<null>;

/** The facts about a token of another user that rights use. */
export type TokenView = { organizationId: number };

/** Rights on the tokens of others. Every user lists and revokes the own ones. */
export const apiTokenRules = {
  revoke: { wire: 'REVOKE', isPublished: false, who: [managerOfMainOrganization, managerOfOwner] },
} as const satisfies Rules<TokenView>;

function managerOfOwner({ role, organizationId }: UserActor, on: TokenView): boolean {
  return role === 'Manager' && organizationId === on.organizationId;
}

function managerOfAnyOrganization({ role }: UserActor): boolean {
  return role === 'Manager';
}

/** Founding tenants also needs the entry among the administrators of the platform, which the owner of the database writes. */
function runsPlatform({ role }: UserActor): boolean {
  return role === 'Admin';
}

/** The main organization has the contract. */
function settlesBills({ role, organizationId, mainOrganizationId }: UserActor): boolean {
  return (role === 'Manager' || role === 'Admin') && organizationId === mainOrganizationId;
}

/** An Admin runs the platform and works on no tender. */
function worksOnTenders({ role }: UserActor): boolean {
  return role !== 'Admin';
}

function forOwnOrganization(fits: People<CostParametersView>): People<null> {
  const ofOwnOrganization: People<null> = (actor) => fits(actor, { organizationId: actor.organizationId });
  // The pages that print the rights know a relation by its name.
  return Object.defineProperty(ofOwnOrganization, 'name', { value: fits.name });
}
