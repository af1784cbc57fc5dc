import { useLingui } from '@lingui/react/macro';
import { EmptyState, toasts } from '@zuschlag/ui';
import { type Purchase, type PurchaseInput, purchaseInput } from '@zuschlag/validation/services/purchase';
import type { Service } from '@zuschlag/validation/services/service';
import { Radio } from 'lucide-react';
import { useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { EditRowDialog } from './edit-row-dialog.tsx';
import { usePurchaseFields } from './equipment-fields.ts';
import type { ListCardProps } from './list-card-props.ts';
import { NumberFields } from './number-fields.tsx';
import { RowForm } from './row-form.tsx';
import { RowsCard } from './rows-card.tsx';
import { useRowFields } from './use-row-fields.ts';

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
export function PurchasesCard({ service, isGone, lockedReason, changeNote, detailOf, cost }: ListCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { refreshed, orSay } = useServiceChanges();
  const add = trpc.services.addPurchase.useMutation(refreshed);
  const remove = trpc.services.removePurchase.useMutation(refreshed);
  const fields = usePurchaseFields();
  const serviceId = service.id;
  const nameOf = ({ name }: Purchase) => name;
  const say = (message: string, after: Service) => {
    const text = detailOf(after);
    toasts.success(message, text === undefined ? {} : { text });
  };
  return (
    <RowsCard<Purchase>
      title={t`Anschaffungen`}
      addLabel={t`Anschaffung`}
      rows={service.purchases}
      nameOf={nameOf}
      lockedReason={lockedReason}
      changeNote={changeNote}
      folded={{ aside: cost === null ? null : format.euro(cost) }}
      empty={
        <EmptyState
          icon={<Radio />}
          title={t`Noch keine Anschaffungen`}
          text={t`Funkgeräte, Diensthunde, Wächterkontrolle: Abschreibung und Unterhalt zählen in die Kosten der Leistung.`}
        />
      }
      columns={[
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
      ]}
      renderAdd={(onClose) => (
        <RowForm<PurchaseInput, PurchaseInput>
          title={t`Anschaffung hinzufügen`}
          schema={purchaseInput}
          values={emptyPurchase}
          thing="purchase"
          draftKey={`new-purchase-${serviceId}`}
          note={changeNote}
          onSubmit={async (purchase) =>
            say(t`Die Anschaffung ist hinzugefügt.`, await add.mutateAsync({ serviceId, purchase }))
          }
          onClose={onClose}
        >
          {({ control }) => <NumberFields control={control} fields={fields} />}
        </RowForm>
      )}
      renderEdit={({ id }, onClose) => (
        <EditPurchase {...{ service, isGone, lockedReason, changeNote, detailOf, onClose }} purchaseId={id} />
      )}
      onRemove={async ({ id: purchaseId }) =>
        say(t`Die Anschaffung ist entfernt.`, await orSay(remove.mutateAsync({ serviceId, purchaseId })))
      }
    />
  );
}

function EditPurchase({
  service,
  isGone,
  purchaseId,
  lockedReason,
  changeNote,
  detailOf,
  onClose,
}: Omit<ListCardProps, 'cost'> & { purchaseId: string; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { refreshed } = useServiceChanges();
  const save = trpc.services.editPurchase.useMutation(refreshed);
  const fields = usePurchaseFields();
  const serviceId = service.id;
  const detail = useRef<string | undefined>(undefined);
  const edit = useEditForm<PurchaseInput, PurchaseInput>({
    showsFailure: true,
    ...useRowFields('purchase', fields),
    id: purchaseId,
    stored: isGone ? null : snapshotOf(service, purchaseId),
    schema: purchaseInput,
    save: async ({ output: purchase, version, base }) => {
      const saved = await save.mutateAsync({ serviceId, purchaseId, version, base, purchase });
      detail.current = detailOf(saved);
      return snapshotOf(saved, purchaseId) ?? { values: purchase, version: saved.version };
    },
    refresh: () => utils.services.byId.invalidate({ serviceId }),
    savedMessage: t`Die Anschaffung ist geändert.`,
    savedDetail: () => detail.current,
    onSaved: onClose,
  });
  return (
    <EditRowDialog
      title={t`Anschaffung ändern`}
      goneTitle={t`Diese Anschaffung wurde inzwischen entfernt.`}
      {...{ edit, lockedReason, onClose }}
    >
      {changeNote}
      <NumberFields control={edit.form.control} fields={fields} />
    </EditRowDialog>
  );
}

function snapshotOf({ purchases, version }: Service, purchaseId: string) {
  const found = purchases.find(({ id }) => id === purchaseId);
  if (!found) return null;
  const { id: _, serviceId: _service, ...values } = found;
  return { values, version };
}
