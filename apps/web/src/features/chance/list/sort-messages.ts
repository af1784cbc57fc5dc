import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';

/** The names of the sort orders of the list. */
export const sortMessages: Record<ChanceSortField, MessageDescriptor> = {
  due: msg`Fälligkeit`,
  revenue: msg`Umsatz`,
  startDate: msg`Beginn`,
  submission: msg`Abgabe`,
  totalCost: msg`Kosten`,
  surcharge: msg`Aufschlag`,
};
