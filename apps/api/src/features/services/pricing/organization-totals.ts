import type { ServiceProblem } from '@zuschlag/validation/services/service';
import type { TenantDb } from '../../../context.ts';
import { servicesOfChances } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { serviceDigest, servicesFingerprint } from './fingerprint.ts';
import { marginOf } from './offers.ts';

/** The offer of an organization on a Chance, for margin decisions. Sums over its regular services only. */
export type OrganizationTotals = {
  /** null without revenue */
  margin: number | null;
  totalCost: number;
  minutes: number;
  revenue: number;
  profit: number;
  /** of the permanent and of the mobile services alone; null without revenue */
  permanentMargin: number | null;
  mobileMargin: number | null;
  /** the highest of the regular services, in EUR per hour; null without one */
  nonTariffAllowance: number | null;
  /** of the regular services together; null when they have neither overheads nor risk */
  afterOverheads: { overheads: number; risk: number; profit: number } | null;
  /** that profit of the revenue; null without overheads and risk, or without revenue */
  profitMargin: number | null;
  /** regular and additional ones */
  serviceCount: number;
  regularCount: number;
  /** services without a price, and why */
  problems: { serviceId: string; name: string; problem: ServiceProblem }[];
  lastRecalculatedAt: Date | null;
  fingerprint: string;
  /** each service with what an approval of it binds to */
  services: OfferedService[];
};

/** A service as a margin decision keeps it. */
export type OfferedService = {
  id: string;
  name: string;
  revenue: number | null;
  totalCost: number | null;
  minutes: number | null;
  digest: string;
};

/** The stored figures of one organization's services on a Chance, and the fingerprint of what they were computed from. */
export async function organizationTotals(
  tenant: TenantDb,
  chanceId: string,
  organizationId: number,
): Promise<OrganizationTotals> {
  return totalsOfServices(await servicesOfChances(tenant, [chanceId], organizationId));
}

/**
 * The stored figures of all organizations on Chances, in one reading.
 *
 * @returns the totals of an organization on a Chance; those of one without services are zero
 */
export async function totalsByOrganization(
  tenant: TenantDb,
  chanceIds: readonly string[],
): Promise<(chanceId: string, organizationId: number) => OrganizationTotals> {
  const services = Map.groupBy(
    await servicesOfChances(tenant, chanceIds, null),
    ({ chanceId, operationalOrganizationId }) => `${chanceId} ${operationalOrganizationId}`,
  );
  return (chanceId, organizationId) => totalsOfServices(services.get(`${chanceId} ${organizationId}`) ?? []);
}

/** The same out of services that were read already. */
export function totalsOfServices(services: readonly StoredService[]): OrganizationTotals {
  const regular = services.filter(({ additional }) => !additional);
  const sum = (figure: 'revenue' | 'totalCost' | 'minutesTotal', of = regular) =>
    of.reduce((total, service) => total + (service[figure] ?? 0), 0);
  const marginOfType = (type: StoredService['type']) => {
    const of = regular.filter((service) => service.type === type);
    return marginOf(sum('revenue', of), sum('totalCost', of));
  };
  const revenue = sum('revenue');
  const totalCost = sum('totalCost');
  const afterOverheads = afterOverheadsOf(regular, revenue - totalCost);
  const moments = services.flatMap(({ recalculatedAt }) => (recalculatedAt ? [recalculatedAt.getTime()] : []));
  return {
    margin: marginOf(revenue, totalCost),
    permanentMargin: marginOfType('PERMANENT'),
    mobileMargin: marginOfType('MOBILE'),
    nonTariffAllowance: regular.length === 0 ? null : Math.max(...regular.map((service) => service.nonTariffAllowance)),
    afterOverheads,
    profitMargin: afterOverheads && revenue ? afterOverheads.profit / revenue : null,
    totalCost,
    minutes: sum('minutesTotal'),
    revenue,
    profit: revenue - totalCost,
    serviceCount: services.length,
    regularCount: regular.length,
    problems: services.flatMap(({ id, name, problem }) => (problem ? [{ serviceId: id, name, problem }] : [])),
    lastRecalculatedAt: moments.length > 0 ? new Date(Math.max(...moments)) : null,
    fingerprint: servicesFingerprint(services),
    services: services.map((service) => ({
      id: service.id,
      name: service.name,
      revenue: service.revenue,
      totalCost: service.totalCost,
      minutes: service.minutesTotal,
      digest: serviceDigest(service),
    })),
  };
}

function afterOverheadsOf(
  services: readonly StoredService[],
  contributionMargin: number,
): OrganizationTotals['afterOverheads'] {
  const known = services.flatMap(({ result }) => result?.profitAfterOverheads ?? []);
  if (known.length === 0) return null;
  const sum = (line: 'overheads' | 'risk') => known.reduce((total, each) => total + each[line].amount, 0);
  const [overheads, risk] = [sum('overheads'), sum('risk')];
  return { overheads, risk, profit: contributionMargin - overheads - risk };
}
