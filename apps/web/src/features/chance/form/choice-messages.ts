import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChanceType, CustomerType } from '@zuschlag/validation/vocabulary';

/** Words for the closed choices of a Chance. */
export const chanceTypeMessages: Record<ChanceType, MessageDescriptor> = {
  Public: msg`Öffentlich`,
  Private: msg`Privat`,
  QuickOffer: msg`Schnellangebot`,
};

export const customerTypeMessages: Record<CustomerType, MessageDescriptor> = {
  existingCustomer: msg`Bestandskunde`,
  newService: msg`Bestandskunde, neuer Standort`,
  newCustomer: msg`Neukunde`,
};
