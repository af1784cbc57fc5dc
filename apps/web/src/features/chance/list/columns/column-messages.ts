import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChanceColumn } from '@zuschlag/validation/chance/chance-vocabulary';

/** The heads of the columns. */
export const columnMessages: Record<ChanceColumn, MessageDescriptor> = {
  name: msg`Name`,
  shortNumber: msg`Nummer`,
  state: msg`Status`,
  customer: msg`Kunde`,
  revenue: msg`Umsatz`,
  totalCost: msg`Kosten`,
  margin: msg`Marge`,
  surcharge: msg`Aufschlag`,
  profit: msg`Deckungsbeitrag`,
  hours: msg`Stunden`,
  submission: msg`Abgabe`,
  startDate: msg`Beginn`,
  owner: msg`Admin`,
  organizations: msg`Gesellschaften`,
  offeredRevenue: msg`Angeboten`,
  closedOn: msg`Abgeschlossen`,
  lossReason: msg`Verlustgrund`,
  winner: msg`Gewinner`,
  winningPrice: msg`Preis des Gewinners`,
};
