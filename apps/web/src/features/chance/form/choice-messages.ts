import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChanceType, CustomerType, ProcedureKind } from '@zuschlag/validation/vocabulary';

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

export const procedureKindMessages: Record<ProcedureKind, MessageDescriptor> = {
  open: msg`Offenes Verfahren`,
  restricted: msg`Nichtoffenes Verfahren`,
  negotiated: msg`Verhandlungsverfahren mit Teilnahmewettbewerb`,
  negotiatedWithoutCall: msg`Verhandlungsverfahren ohne Teilnahmewettbewerb`,
  competitiveDialogue: msg`Wettbewerblicher Dialog`,
  innovationPartnership: msg`Innovationspartnerschaft`,
  publicInvitation: msg`Öffentliche Ausschreibung`,
  restrictedInvitation: msg`Beschränkte Ausschreibung`,
  directAward: msg`Direktauftrag`,
  other: msg`Anderes Verfahren`,
};
