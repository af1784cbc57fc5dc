import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, Dialog, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { renameCustomerInput } from '@zuschlag/validation/chance/chance-edit';
import { useState } from 'react';
import { trpc } from '../../app/trpc.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { FormDialogBody } from './form-dialog-body.tsx';
import { OwnerDialog } from './owner-dialog.tsx';

/** What the owner may change beside the details: who owns the Chance, and what its customer is called. */
export function ManageCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'owner' | 'customer' | null>(null);
  const close = () => setOpened(null);
  if (!chance.isOwner && !chance.mayTakeOver) return null;
  const isClosed = chance.state === 'won' || chance.state === 'lost' || chance.state === 'notbidding';
  return (
    <Card label={t`Zuständigkeit`}>
      <CardHeader title={t`Zuständigkeit`} />
      <CardBody>
        <div className="grid gap-2">
          <p className="text-ink-2">
            {chance.isOwner
              ? t`Sie sind Chance-Admin.`
              : t`Chance-Admin ist ${chance.description.owner.firstname} ${chance.description.owner.lastname}. Sie können übernehmen.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onPress={() => setOpened('owner')}
              isDisabled={isClosed}
              reason={t`Eine abgeschlossene Chance behält ihren Chance-Admin.`}
            >
              {chance.isOwner ? t`Chance-Admin ändern` : t`Übernehmen oder übergeben`}
            </Button>
            {chance.isOwner ? (
              <Button size="small" onPress={() => setOpened('customer')}>{t`Kunden umbenennen`}</Button>
            ) : null}
          </div>
        </div>
        <OwnerDialog chance={chance} isOpen={opened === 'owner'} onClose={close} />
        <CustomerDialog chance={chance} isOpen={opened === 'customer'} onClose={close} />
      </CardBody>
    </Card>
  );
}

function CustomerDialog({ chance, isOpen, onClose }: { chance: Chance; isOpen: boolean; onClose: () => void }) {
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
