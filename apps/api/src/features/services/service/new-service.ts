import { limits } from '@zuschlag/validation/limits';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { chanceRules } from '../../chance/chance.policy.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { findOrCreateSite } from '../../customers/sites.ts';
import { findOrganization } from '../../organizations/organizations.ts';
import { serviceRules } from '../services.policy.ts';
import { requireKnownWages } from '../wages/wage-table.ts';
import { biddersOf, viewOf } from './load-service.ts';

type OfOrganization = { operationalOrganizationId: number };
/** `payGroup` and the switch are missing from copies, which `copyServices` judges. */
type NewWage = { payGroup?: string; wageFollowsTable?: boolean };
/** The fields of a new service that do not depend on its kind. */
type NewPlace = Pick<Parameters<typeof findOrCreateSite>[1], 'siteId' | 'siteInput'> & OfOrganization;

/**
 * Clears new services of an organization in a locked Chance.
 *
 * @param growth how many services the Chance will have more than now; 0 for one that takes the place of another
 * @throws {DomainError} NOT_PERMITTED unless the caller may calculate for the organization, and knows its wages where the
 * service follows its wage table
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid, or when the Chance is full
 */
export function requireNewService(
  work: UnitOfWork,
  chance: StoredChance,
  input: OfOrganization & NewWage,
  growth = 1,
): void {
  authorize(work.actor, chanceRules.addService, chance);
  requireBidder(chance, input.operationalOrganizationId);
  authorize(work.actor, serviceRules.edit, viewOf(input, chance));
  const { operationalOrganizationId, payGroup = '', wageFollowsTable = false } = input;
  requireKnownWages(work.actor, operationalOrganizationId, null, { payGroup, wageFollowsTable });
  requireRoom(chance, growth);
}

/** The place of work and the cost parameters of a new service. @throws {DomainError} INVALID_INPUT for a foreign site */
export async function startOfService(work: UnitOfWork, chance: StoredChance, input: NewPlace) {
  const { siteId: pickedId, siteInput, operationalOrganizationId } = input;
  const siteId = await findOrCreateSite(work, { customerId: chance.customerId, siteId: pickedId, siteInput });
  return { siteId, costParameters: await costParametersOf(work, operationalOrganizationId) };
}

function requireBidder(chance: StoredChance, organizationId: number): void {
  if (biddersOf(chance).has(organizationId)) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'input.operationalOrganizationId', problem: 'UNKNOWN_ORGANIZATION' }],
  });
}

function requireRoom({ services }: StoredChance, growth: number): void {
  if (services.length + growth <= limits.servicesPerChance) return;
  throw new DomainError('INVALID_INPUT', {
    fields: [{ path: 'input', problem: 'TOO_BIG', bound: limits.servicesPerChance }],
  });
}

/** The organization's defaults become the service's own copy; an organization without any uses the main organization's. */
export async function costParametersOf(work: UnitOfWork, organizationId: number): Promise<CostParameters> {
  const own = await findOrganization(work, organizationId);
  if (own.advancedCostParameters) return own.advancedCostParameters;
  const main = await findOrganization(work, work.actor.mainOrganizationId);
  if (main.advancedCostParameters) return main.advancedCostParameters;
  throw new DomainError('CALCULATION_INCOMPLETE', { organization: own.shortName, table: 'organizationCostParameters' });
}
