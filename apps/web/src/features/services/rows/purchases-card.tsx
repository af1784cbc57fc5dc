import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { type Purchase, type PurchaseInput, purchaseInput } from '@zuschlag/validation/services/purchase';
import { Radio } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { EquipmentCard, type EquipmentList } from './equipment-card.tsx';
import { usePurchaseFields } from './equipment-fields.ts';
import type { ListCardProps } from './list-card-props.ts';

const emptyPurchase: Unfilled<PurchaseInput> = {
  name: '',
  quantity: 1,
  purchaseCost: null,
  monthsDepreciation: 36,
  yearlyMaintenance: 0,
  yearlyRepair: 0,
  yearlyAdditionals: 0,
};

/** The equipment of a permanent service. */
export function PurchasesCard(props: ListCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { refreshed } = useServiceChanges();
  const add = trpc.services.addPurchase.useMutation(refreshed);
  const save = trpc.services.editPurchase.useMutation(refreshed);
  const remove = trpc.services.removePurchase.useMutation(refreshed);
  const serviceId = props.service.id;
  const nameOf = ({ name }: Purchase) => name;
  const list: EquipmentList<Purchase, PurchaseInput> = {
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
    fields: usePurchaseFields(),
    nameOf,
    rowsOf: ({ purchases }) => purchases,
    inputOf: ({ id: _, serviceId: _service, ...purchase }) => purchase,
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
    add: (purchase) => add.mutateAsync({ serviceId, purchase }),
    edit: (purchaseId, { output: purchase, version, base }) =>
      save.mutateAsync({ serviceId, purchaseId, version, base, purchase }),
    remove: (purchaseId) => remove.mutateAsync({ serviceId, purchaseId }),
  };
  return <EquipmentCard<Purchase, PurchaseInput> {...props} list={list} />;
}
