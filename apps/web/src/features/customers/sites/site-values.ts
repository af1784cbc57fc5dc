import { germany } from '@zuschlag/i18n/messages/provinces';
import { choicesOf } from '@zuschlag/validation/customers/held-holidays';
import type { LocalHolidaysInput } from '@zuschlag/validation/customers/local-holidays';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { Province } from '@zuschlag/validation/vocabulary';

/** A place of work while it is typed. */
export type SiteValues = {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  province: Province | null;
  country: string;
  localHolidays?: LocalHolidaysInput | null;
};

export function emptySite(province: Province | null): SiteValues {
  return {
    name: '',
    address: '',
    postalCode: '',
    city: '',
    province,
    country: germany.de,
    localHolidays: choicesOf({}),
  };
}

export function siteValuesOf(site: Site): SiteValues {
  const { name, address, postalCode, city, province, country, localHolidays } = site;
  return { name, address, postalCode, city, province, country, localHolidays: choicesOf(localHolidays) };
}
