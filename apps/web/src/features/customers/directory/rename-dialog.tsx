import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { type CustomerDetails, renameCustomerById } from '@zuschlag/validation/customers/customers';
import { limits } from '@zuschlag/validation/limits';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';

type Props = { customer: CustomerDetails; isOpen: boolean; onClose: () => void };

/** Gives a customer another name, for all its Chances. */
export function RenameDialog({ isOpen, customer, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Kunden umbenennen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <RenameForm customer={customer} onClose={onClose} /> : null}
    </Dialog>
  );
}

const schema = renameCustomerById.pick({ name: true });

function RenameForm({ customer, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const rename = trpc.customers.rename.useMutation();
  const form = useEditForm({
    showsFailure: true,
    thing: 'customer',
    id: customer.id,
    stored: snapshotOf(customer),
    schema,
    labelOf: () => t`Name des Kunden`,
    textOf: (_, value) => String(value ?? ''),
    save: async ({ output, version, base }) =>
      snapshotOf(await rename.mutateAsync({ customerId: customer.id, version, base, name: output.name })),
    refresh: () => utils.customers.byId.invalidate({ customerId: customer.id }),
    savedMessage: t`Der Kundenname ist geändert.`,
    onSaved: () => {
      void Promise.all([utils.customers.invalidate(), utils.chance.invalidate()]);
      onClose();
    },
  });
  return (
    <EditDialogBody edit={form} label={t`Kunden umbenennen`} submitLabel={t`Umbenennen`} onClose={onClose}>
      <TextInput
        control={form.form.control}
        name="name"
        maxLength={limits.customerName.max}
        label={t`Name des Kunden`}
        isRequired
        autoFocus
        submitsOnEnter
        description={t`Gilt für alle Chancen dieses Kunden, auch für solche, die Sie nicht sehen.`}
      />
    </EditDialogBody>
  );
}

function snapshotOf({ name, version }: Pick<CustomerDetails, 'name' | 'version'>) {
  return { values: { name }, version };
}
