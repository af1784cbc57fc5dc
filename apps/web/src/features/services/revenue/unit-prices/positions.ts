import type { Service } from '@zuschlag/validation/services/service';
import type { SiteVisit } from '@zuschlag/validation/services/site-visit';

type Position = NonNullable<Service['unitPrices']>['positions'][number];
export type ListedPosition = Position & { id: string; service: string; visitType: SiteVisit['type'] | null };

/** The positions of services in their order; a service without a price adds nothing. */
export function positionsOf(services: readonly Service[]): ListedPosition[] {
  const isOfSeveral = new Set(services.map((one) => one.operationalOrganizationId)).size > 1;
  return services.flatMap(({ id, name, unitPrices, siteVisits, operationalOrganizationShortName: organization }) =>
    (unitPrices?.positions ?? []).map((position, at) => ({
      ...position,
      id: `${id} ${at}`,
      service: isOfSeveral ? `${name} (${organization})` : name,
      visitType: siteVisits.find((visit) => visit.id === position.siteVisitId)?.type ?? null,
    })),
  );
}

/** The price at rounded unit prices, without rounding, and their difference. */
export function roundingSums(services: readonly Pick<Service, 'revenue' | 'unitPrices'>[]) {
  const cents = services.reduce((sum, { revenue }) => sum + Math.round((revenue ?? 0) * 100), 0);
  const exact = services.reduce((sum, { unitPrices }) => sum + (unitPrices?.exactRevenue ?? 0), 0);
  return { amount: cents / 100, exact, difference: cents / 100 - exact };
}
