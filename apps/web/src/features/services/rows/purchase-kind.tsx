import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { type PurchaseInput, purchaseInput } from '@zuschlag/validation/services/purchase';
import { Radio } from 'lucide-react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import type { EquipmentKind } from './equipment-card.tsx';
import { usePurchaseFields } from './equipment-fields.ts';

const emptyPurchase: Unfilled<PurchaseInput> = {
  name: '',
  quantity: 1,
  purchaseCost: null,
  monthsDepreciation: 36,
  yearlyMaintenance: 0,
  yearlyRepair: 0,
  yearlyAdditionals: 0,
};

/** The list of purchases, whether its service is stored or not. */
export function usePurchaseKind(): EquipmentKind<PurchaseInput> {
  const { t } = useLingui();
  const format = useFormat();
  const fields = usePurchaseFields();
  const nameOf = ({ name }: PurchaseInput) => name;
  return {
    thing: 'purchase',
    title: t`Anschaffungen`,
    addLabel: t`Anschaffung`,
    words: {
      add: t`Anschaffung hinzufügen`,
      added: t`Die Anschaffung ist hinzugefügt.`,
      edit: t`Anschaffung ändern`,
      edited: t`Die Anschaffung ist geändert.`,
      gone: t`Diese Anschaffung wurde inzwischen entfernt.`,
      removed: t`Die Anschaffung ist entfernt.`,
    },
    empty: (
      <EmptyState
        icon={<Radio />}
        title={t`Noch keine Anschaffungen`}
        text={t`Funkgeräte, Diensthunde, Wächterkontrolle: Abschreibung und Unterhalt zählen in die Kosten der Leistung.`}
      />
    ),
    schema: purchaseInput,
    emptyValues: emptyPurchase,
    fields,
    nameOf,
    columns: [
      { id: 'name', header: t`Anschaffung`, cell: nameOf },
      { id: 'quantity', header: t`Anzahl`, align: 'end', cell: ({ quantity }) => format.number(quantity) },
      { id: 'cost', header: t`je Stück`, align: 'end', cell: ({ purchaseCost }) => format.euro(purchaseCost) },
      {
        id: 'months',
        header: t`Abschreibung`,
        align: 'end',
        cell: ({ monthsDepreciation }) => t`${format.number(monthsDepreciation)} Monate`,
      },
      {
        id: 'upkeep',
        header: t`Unterhalt je Stück`,
        align: 'end',
        cell: ({ yearlyMaintenance, yearlyRepair, yearlyAdditionals }) =>
          t`${format.euro(yearlyMaintenance + yearlyRepair + yearlyAdditionals)}/Jahr`,
      },
    ],
  };
}
