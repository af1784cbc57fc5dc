import type { SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { visitFields } from '@zuschlag/validation/vocabulary';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { emptyService, type MasterDataValues } from '../service/service-values.ts';

/** A kind of visit in a list; the key is its own until it is stored. */
export type ListedVisit = SiteVisitInput & { id: string };

/** A whole new mobile service while it is typed. */
export type NewMobileValues = MasterDataValues & {
  operationalOrganizationId: number | null;
  siteVisits: ListedVisit[];
};

export function emptyMobile(start: Parameters<typeof emptyService>[0]): NewMobileValues {
  const { revenue: _, shifts: _shifts, cars: _cars, purchases: _purchases, ...values } = emptyService(start);
  return { ...values, siteVisits: [] };
}

/** An empty kind of visit: a control of a quarter of an hour, no day chosen yet. */
export const emptyVisit: Unfilled<SiteVisitInput> = {
  type: 'CONTROL',
  duration: 15,
  margin: null,
  startDate: null,
  endDate: null,
  ...Object.fromEntries(visitFields.map((field) => [field, 0])),
};
