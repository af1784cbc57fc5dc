import { useLingui } from '@lingui/react/macro';
import { Dialog, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { renameCustomerInput } from '@zuschlag/validation/chance/chance-edit';
import { trpc } from '../../../app/api/trpc.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { FormDialogBody } from './form-dialog-body.tsx';

/** Gives the customer of a Chance another name, for all Chances of that customer. */
export function CustomerDialog({ chance, isOpen, onClose }: { chance: Chance; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Kunden umbenennen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <CustomerForm chance={chance} onClose={onClose} /> : null}
    </Dialog>
  );
}

function CustomerForm({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const rename = trpc.chance.renameCustomer.useMutation();
  const form = useSchemaForm({
    schema: renameCustomerInput,
    defaultValues: { chanceId: chance.id, name: chance.description.customerName },
    onSubmit: async (values) => {
      await rename.mutateAsync(values);
      await utils.chance.invalidate();
      toasts.success(t`Der Kundenname ist geändert.`);
    },
    onSaved: onClose,
  });
  return (
    <FormDialogBody form={form} label={t`Kunden umbenennen`} submitLabel={t`Umbenennen`} onCancel={onClose}>
      <TextInput
        control={form.form.control}
        name="name"
        label={t`Name des Kunden`}
        isRequired
        autoFocus
        submitsOnEnter
        description={t`Gilt für alle Chancen dieses Kunden.`}
      />
    </FormDialogBody>
  );
}
