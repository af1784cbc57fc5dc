import {
  type CostParameters,
  costParameterNames,
  mobileParameters,
} from '@zuschlag/validation/organizations/organizations';
import type { ServiceType } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { TakesOver } from '../services/replace/replace-services.ts';
import { earlierDefaults } from './defaults.store.ts';

type Copy = { organizationId: number; type: ServiceType; copy: CostParameters };
/** The defaults of an organization: its own, or those of the main organization until it has its own. */
type Standing = { own: CostParameters | null; ofMain: CostParameters | null };

/** @returns the parameters that a service takes over from the defaults of today; null when it takes over none */
export type DefaultsToTake = (service: Copy & Standing) => Partial<CostParameters> | null;

/**
 * A value that was once the default is taken for an earlier default and gives way to that of today. A value that never was
 * one was set for the service, and stays.
 */
export async function readDefaultsToTake(
  tenant: TenantDb<Actor>,
  organizationIds: readonly number[],
): Promise<DefaultsToTake> {
  const { mainOrganizationId } = tenant.actor;
  const entries = await earlierDefaults(tenant, [...new Set([...organizationIds, mainOrganizationId])]);
  const byOrganization = Map.groupBy(entries, ({ organizationId }) => organizationId);
  return ({ organizationId, type, copy, own, ofMain }) => {
    const today = own ?? ofMain;
    if (!today) return null;
    const ofItself = byOrganization.get(organizationId) ?? [];
    const hadNone = own === null || ofItself.some(({ parameters }) => parameters === null);
    const earlier = [
      ...ofItself,
      ...(hadNone ? [...(byOrganization.get(mainOrganizationId) ?? []), { parameters: ofMain }] : []),
    ];
    const taken = costParameterNames.filter(
      (name) =>
        copy[name] !== today[name] &&
        (type === 'MOBILE' || !mobileParameters.includes(name)) &&
        earlier.some(({ parameters }) => parameters?.[name] === copy[name]),
    );
    return taken.length > 0 ? Object.fromEntries(taken.map((name) => [name, today[name]])) : null;
  };
}

/** The same for a service that is about to be calculated. */
export function takingDefaults(defaultsToTake: DefaultsToTake): TakesOver {
  return ({ operationalOrganizationId, type, costParameters, organization }) =>
    costParameters &&
    defaultsToTake({
      organizationId: operationalOrganizationId,
      type,
      copy: costParameters,
      own: organization.costParameters,
      ofMain: organization.main.costParameters,
    });
}
