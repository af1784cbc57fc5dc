import { germany } from '@zuschlag/i18n/messages/provinces';
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
};

export function emptySite(province: Province | null): SiteValues {
  return { name: '', address: '', postalCode: '', city: '', province, country: germany.de };
}

export function siteValuesOf({ name, address, postalCode, city, province, country }: Site): SiteValues {
  return { name, address, postalCode, city, province, country };
}
