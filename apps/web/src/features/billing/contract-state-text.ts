import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContractState } from '@zuschlag/validation/billing/contract-states';
import { providerText } from './provider-text.ts';

const labels: { readonly [state in ContractState]: MessageDescriptor } = {
  trialing: msg`Probezeit`,
  active: msg`aktiv`,
  incomplete: msg`erste Zahlung offen`,
  past_due: msg`überfällig`,
  unpaid: msg`unbezahlt`,
  canceled: msg`gekündigt`,
  incomplete_expired: msg`erste Zahlung verfallen`,
  paused: msg`angehalten`,
};

/** The state of a contract in words; one that this product does not know stays in those of the payment provider. */
export function contractStateText(i18n: I18n, state: string): string {
  const label = (labels as { readonly [state: string]: MessageDescriptor | undefined })[state];
  return label ? i18n._(label) : providerText(state);
}
