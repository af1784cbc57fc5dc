import type { Purchase, PurchaseInput } from '@zuschlag/validation/services/purchase';
import { trpc } from '../../../app/api/trpc.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { EquipmentCard, type EquipmentList } from './equipment-card.tsx';
import type { ListCardProps } from './list-card-props.ts';
import { usePurchaseKind } from './purchase-kind.tsx';

/** The equipment of a permanent service. */
export function PurchasesCard(props: ListCardProps) {
  const { refreshed } = useServiceChanges();
  const add = trpc.services.addPurchase.useMutation(refreshed);
  const save = trpc.services.editPurchase.useMutation(refreshed);
  const remove = trpc.services.removePurchase.useMutation(refreshed);
  const serviceId = props.service.id;
  const list: EquipmentList<Purchase, PurchaseInput> = {
    ...usePurchaseKind(),
    rowsOf: ({ purchases }) => purchases,
    inputOf: ({ id: _, serviceId: _service, ...purchase }) => purchase,
    add: (purchase) => add.mutateAsync({ serviceId, purchase }),
    edit: (purchaseId, { output: purchase, version, base }) =>
      save.mutateAsync({ serviceId, purchaseId, version, base, purchase }),
    remove: (purchaseId) => remove.mutateAsync({ serviceId, purchaseId }),
  };
  return <EquipmentCard<Purchase, PurchaseInput> {...props} list={list} />;
}
