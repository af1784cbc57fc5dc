import { useLingui } from '@lingui/react';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { Site } from '@zuschlag/validation/customers/sites';
import { systemText } from '../../../app/preferences/system-text.ts';

/** A site's address in one line: street, city, state, country, postal code. */
export function useAddressMessages(): (
  site: Pick<Site, 'address' | 'city' | 'province' | 'country' | 'postalCode'>,
) => string {
  const { i18n } = useLingui();
  return ({ address, city, province, country, postalCode }) =>
    [address, city, systemText(i18n, provinceNames[province]), country, postalCode].filter(Boolean).join(', ');
}
