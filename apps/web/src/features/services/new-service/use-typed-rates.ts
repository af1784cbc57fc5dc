import type { Chance } from '@zuschlag/validation/chance/chance';
import { choicesOf, holidaysOfSite, holidaysThatHold } from '@zuschlag/validation/customers/held-holidays';
import type { Site } from '@zuschlag/validation/customers/sites';
import { trpc } from '../../../app/api/trpc.ts';
import { useRates } from '../pricing/use-rates.ts';
import type { MasterDataValues } from '../service/service-values.ts';

/** What the chosen organization and place of a new service bring to its price; undefined or null until they are chosen. */
export function useTypedRates(
  values: MasterDataValues & { operationalOrganizationId: number | null },
  chance: Chance,
  sites: readonly Site[],
) {
  const organizationId = values.operationalOrganizationId;
  const picked = sites.find(({ id }) => id === values.siteId);
  const isExisting = values.place === 'existing';
  const province = (isExisting ? picked?.province : values.siteInput.province) ?? null;
  const localHolidays = isExisting
    ? holidaysOfSite(picked ?? null)
    : holidaysThatHold(province, { ...choicesOf({}), ...values.siteInput.localHolidays });
  const { data: organization } = trpc.organizations.byId.useQuery(
    { id: organizationId ?? 0 },
    { enabled: organizationId !== null },
  );
  return {
    ...useRates({ chanceId: chance.id, organizationId, province, localHolidays }),
    province,
    parameters: organization?.advancedCostParameters,
  };
}
