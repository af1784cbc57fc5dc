import { useLingui } from '@lingui/react';
import type { Site } from '@zuschlag/validation/customers/customers';
import { provinceNames } from '../../../app/vocabulary/province-names.ts';

/** A site's address in one line: street, city, state, country, postal code. */
export function useAddressMessages(): (
  site: Pick<Site, 'address' | 'city' | 'province' | 'country' | 'postalCode'>,
) => string {
  const { i18n } = useLingui();
  return ({ address, city, province, country, postalCode }) =>
    [address, city, i18n._(provinceNames[province]), country, postalCode].filter(Boolean).join(', ');
}
