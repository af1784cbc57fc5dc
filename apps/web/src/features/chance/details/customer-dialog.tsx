import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { renameCustomerInput } from '@zuschlag/validation/chance/chance-edit';
import { limits } from '@zuschlag/validation/limits';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';

type FormProps = { chance: Chance; lockedReason?: string; onClose: () => void };

/** Gives the customer of a Chance another name, for all Chances of that customer. */
export function CustomerDialog({ isOpen, ...props }: FormProps & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Kunden umbenennen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : props.onClose())}>
      {isOpen ? <CustomerForm {...props} /> : null}
    </Dialog>
  );
}

function CustomerForm({ chance, lockedReason, onClose }: FormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const rename = trpc.chance.renameCustomer.useMutation();
  const form = useEditForm({
    showsFailure: true,
    thing: 'customer',
    id: chance.customer.id,
    stored: snapshotOf(chance),
    schema,
    labelOf: () => t`Name des Kunden`,
    textOf: (_, value) => String(value ?? ''),
    save: async ({ output, version, base }) =>
      snapshotOf(await rename.mutateAsync({ chanceId: chance.id, version, base, name: output.name })),
    refresh: () => utils.chance.byId.invalidate({ id: chance.id }),
    savedMessage: t`Der Kundenname ist geändert.`,
    onSaved: () => {
      void utils.chance.invalidate();
      onClose();
    },
  });
  return (
    <EditDialogBody
      edit={form}
      lockedReason={lockedReason}
      label={t`Kunden umbenennen`}
      submitLabel={t`Umbenennen`}
      onClose={onClose}
    >
      <TextInput
        control={form.form.control}
        name="name"
        maxLength={limits.customerName.max}
        label={t`Name des Kunden`}
        isRequired
        autoFocus
        submitsOnEnter
        description={t`Gilt für alle Chancen dieses Kunden.`}
      />
    </EditDialogBody>
  );
}

const schema = renameCustomerInput.pick({ name: true });

function snapshotOf({ customer }: Chance) {
  return { values: { name: customer.name }, version: customer.version };
}
