import { useLingui } from '@lingui/react/macro';
import { Dialog, SkeletonText, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { changeOwnerInput } from '@zuschlag/validation/chance/chance-edit';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { FormDialogBody } from './form-dialog-body.tsx';

/** Hands a Chance to somebody else; without a change nothing is sent. */
export function OwnerDialog({ chance, isOpen, onClose }: { chance: Chance; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Chance-Admin ändern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <OwnerForm chance={chance} onClose={onClose} /> : null}
    </Dialog>
  );
}

function OwnerForm({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.chance.changeOwner.useMutation();
  const owners = trpc.users.possibleOwners.useQuery({ chanceId: chance.id });
  const form = useSchemaForm({
    schema: changeOwnerInput,
    defaultValues: { chanceId: chance.id, newChanceAdminId: chance.description.ownerId },
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      await utils.chance.invalidate();
      toasts.success(t`Der Chance-Admin ist geändert.`);
    },
    onSaved: onClose,
  });
  const chosen = useWatch({ control: form.form.control, name: 'newChanceAdminId' });
  const isUnchanged = chosen === chance.description.ownerId;
  if (!owners.data) return <SkeletonText lines={3} />;
  return (
    <FormDialogBody
      form={form}
      label={t`Chance-Admin ändern`}
      submitLabel={t`Ändern`}
      onCancel={onClose}
      isSubmitDisabled={isUnchanged}
      reason={t`Das ist schon der Chance-Admin.`}
    >
      <ComboInput
        control={form.form.control}
        name="newChanceAdminId"
        label={t`Chance-Admin`}
        isNumeric
        isRequired
        items={owners.data.map((person) => ({
          id: String(person.id),
          label: `${person.firstname} ${person.lastname}`,
          description: person.organization,
        }))}
        description={t`Mit der Zuständigkeit gehen alle Rechte eines Chance-Admins über.`}
      />
    </FormDialogBody>
  );
}
