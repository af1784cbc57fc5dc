import { useLingui } from '@lingui/react';
import { germany, provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { Site } from '@zuschlag/validation/customers/sites';
import { systemText } from '../../../app/preferences/system-text.ts';

/**
 * A site's address in one line: street, city, state, country, postal code. The country is a text of the site; the one that
 * addresses begin with follows the language of the screen.
 */
export function useAddressMessages(): (
  site: Pick<Site, 'address' | 'city' | 'province' | 'country' | 'postalCode'>,
) => string {
  const { i18n } = useLingui();
  const countryText = (country: string) =>
    country === germany.de || country === germany.en ? systemText(i18n, germany) : country;
  return ({ address, city, province, country, postalCode }) =>
    [address, city, systemText(i18n, provinceNames[province]), countryText(country), postalCode]
      .filter(Boolean)
      .join(', ');
}
