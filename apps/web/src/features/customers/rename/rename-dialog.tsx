import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { type Customer, renameCustomerById } from '@zuschlag/validation/customers/customers';
import { limits } from '@zuschlag/validation/limits';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { withWords } from '../../../app/features/with-words.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';

const MergeOffer = lazy(async () => ({
  default: (await withWords('settings', import('../merge/merge-offer.tsx'))).MergeOffer,
}));

type NamedCustomer = Pick<Customer, 'id' | 'name' | 'version'>;
type FormProps = {
  customer: NamedCustomer;
  lockedReason?: string;
  onClose: () => void;
  /** @param keptId the customer into which this one was merged, where the new name turned out to be its name */
  onMerged?: (keptId: string) => void;
};

/** Gives a customer another name, for all its Chances. */
export function RenameDialog({ isOpen, ...props }: FormProps & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Kunden umbenennen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : props.onClose())}>
      {isOpen ? <RenameForm {...props} /> : null}
    </Dialog>
  );
}

const schema = renameCustomerById.pick({ name: true });

function RenameForm({ customer, lockedReason, onClose, onMerged }: FormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const rename = trpc.customers.rename.useMutation();
  const [taken, setTaken] = useState<string | null>(null);
  const refreshed = () => Promise.all([utils.customers.invalidate(), utils.chance.invalidate()]);
  const form = useEditForm({
    showsFailure: true,
    thing: 'customer',
    id: customer.id,
    stored: snapshotOf(customer),
    schema,
    labelOf: () => t`Name des Kunden`,
    textOf: (_, value) => String(value ?? ''),
    save: async ({ output: { name }, version, base }) => {
      try {
        return snapshotOf(await rename.mutateAsync({ customerId: customer.id, version, base, name }));
      } catch (error) {
        if (failureOf(error).code === 'CUSTOMER_EXISTS') setTaken(name);
        throw error;
      }
    },
    refresh: refreshed,
    savedMessage: t`Der Kundenname ist geändert.`,
    onSaved: () => {
      void refreshed();
      onClose();
    },
  });
  const typed = useWatch({ control: form.form.control, name: 'name' });
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
        description={t`Gilt für alle Chancen dieses Kunden, auch für solche, die Sie nicht sehen.`}
      />
      {taken === null || taken !== typed?.trim() ? null : (
        <Suspense>
          <MergeOffer
            customer={customer}
            name={taken}
            onMerged={(keptId) => {
              form.draft.discard();
              onClose();
              onMerged?.(keptId);
            }}
          />
        </Suspense>
      )}
    </EditDialogBody>
  );
}

function snapshotOf({ name, version }: Pick<NamedCustomer, 'name' | 'version'>) {
  return { values: { name }, version };
}
