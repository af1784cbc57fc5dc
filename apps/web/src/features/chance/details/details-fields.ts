import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import { labelOfField } from '../form/field-labels.ts';
import { absentInPrivate } from './absent-in-private.ts';
import { useFieldText } from './field-text.ts';

const kindsOfService: Record<string, ReturnType<typeof msg>> = {
  'description.permanent': msg`Leistungsart Permanent`,
  'description.mobile': msg`Leistungsart Mobil`,
  'description.alarm': msg`Leistungsart Alarm`,
};
// Changed by calls of their own.
const elsewhere = new Set(['description.ownerId', 'description.customerId']);

/** The labels of the details of a Chance, and their format for the server. */
export function useDetailsFields(): EditedFields {
  const { i18n } = useLingui();
  const textOf = useFieldText();
  return {
    thing: 'chance',
    labelOf: (field) => {
      const label = elsewhere.has(field) ? null : (kindsOfService[field] ?? labelOfField(field));
      return label ? i18n._(label) : null;
    },
    textOf,
    sentFor: (field) => {
      if (field === 'description.type') return [field, ...absentInPrivate];
      const isPrice = field === 'contract.pricingType' || field === 'contract.escalationClause';
      return isPrice ? ['contract.pricingType', 'contract.escalationClause'] : [field];
    },
  };
}
