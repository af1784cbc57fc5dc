import type { WireMobileService } from '@zuschlag/calc-engine/from-wire';
import { mobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { NewMobileValues } from '../mobile/mobile-values.ts';
import { followedWage } from './followed-wage.ts';

const { hourlyWage, nonTariffAllowance, hoursBriefingPerEmployee, travelTime, siteVisits } =
  mobileServiceInput.in.shape;

/** The input of the engine from an unfinished form of a mobile service; null while a required value is missing. */
export function mobilePart(values: NewMobileValues): WireMobileService | null {
  const wage = hourlyWage.safeParse(values.hourlyWage);
  const allowance = nonTariffAllowance.safeParse(values.nonTariffAllowance);
  const briefing = hoursBriefingPerEmployee.safeParse(values.hoursBriefingPerEmployee);
  const way = travelTime.safeParse(values.travelTime);
  const visits = siteVisits.safeParse(values.siteVisits);
  if (!wage.success || !allowance.success || !briefing.success || !way.success || !visits.success) return null;
  return {
    additional: values.additional,
    hourlyWage: wage.data,
    ...followedWage(values),
    nonTariffAllowance: allowance.data,
    hoursBriefingPerEmployee: briefing.data,
    travelTime: way.data,
    siteVisits: visits.data,
  };
}

/** The missing values for a price, in the order of the form. */
export function mobileMissing(values: NewMobileValues, province: Province | null) {
  const missing = {
    organization: values.operationalOrganizationId === null,
    place: province === null,
    wage: !hourlyWage.safeParse(values.hourlyWage).success,
    briefing: !hoursBriefingPerEmployee.safeParse(values.hoursBriefingPerEmployee).success,
    travelTime: !travelTime.safeParse(values.travelTime).success,
    siteVisits: values.siteVisits.length === 0,
  };
  return (Object.keys(missing) as (keyof typeof missing)[]).filter((name) => missing[name]);
}
