import { useLingui } from '@lingui/react/macro';
import { Dialog, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { changeOwnerInput } from '@zuschlag/validation/chance/chance-edit';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';

type FormProps = { chance: Chance; lockedReason?: string; onClose: () => void };

/** Gives a Chance to another owner, or lets a Manager claim it; without a change it sends nothing. */
export function OwnerDialog({ isOpen, ...props }: FormProps & { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Chance-Admin ändern`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <OwnerForm {...props} /> : null}
    </Dialog>
  );
}

function OwnerForm({ chance, lockedReason, onClose }: FormProps) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  // The right at the opening: while the dialog is open another person may become the owner.
  const [isOwner] = useState(chance.isOwner);
  const utils = trpc.useUtils();
  const change = trpc.chance.changeOwner.useMutation();
  const owners = trpc.users.possibleOwners.useQuery({ chanceId: chance.id });
  const nameOf = (id: unknown) => {
    const person = owners.data?.find((one) => one.id === id) ?? chance.description.owner;
    return `${person.firstname} ${person.lastname}`;
  };
  const form = useEditForm({
    showsFailure: true,
    thing: 'chanceOwner',
    id: chance.id,
    stored: snapshotOf(chance),
    schema,
    labelOf: () => t`Chance-Admin`,
    textOf: (_, value) => nameOf(value),
    save: async ({ output, version, base }) =>
      snapshotOf(await change.mutateAsync({ chanceId: chance.id, version, base, ...output })),
    refresh: () => utils.chance.byId.invalidate({ id: chance.id }),
    savedMessage: t`Der Chance-Admin ist geändert.`,
    onSaved: () => {
      void utils.chance.invalidate();
      onClose();
    },
  });
  const chosen = useWatch({ control: form.form.control, name: 'newChanceAdminId' });
  const isUnchanged = chosen === chance.description.ownerId;
  const isChoice = ({ id }: { id: number }) => isOwner || id === userId || id === chosen;
  if (!owners.data) return <SkeletonText lines={3} />;
  return (
    <EditDialogBody
      edit={form}
      lockedReason={lockedReason}
      label={t`Chance-Admin ändern`}
      submitLabel={t`Ändern`}
      onClose={onClose}
      isSubmitDisabled={isUnchanged}
      reason={t`Das ist schon der Chance-Admin.`}
    >
      <ComboInput
        control={form.form.control}
        name="newChanceAdminId"
        label={t`Chance-Admin`}
        isNumeric
        isRequired
        items={owners.data.filter(isChoice).map((person) => ({
          id: String(person.id),
          label: `${person.firstname} ${person.lastname}`,
          description: person.organization,
        }))}
        description={t`Mit der Zuständigkeit gehen alle Rechte eines Chance-Admins über.`}
      />
    </EditDialogBody>
  );
}

const schema = changeOwnerInput.pick({ newChanceAdminId: true });

function snapshotOf({ description, version }: Chance) {
  return { values: { newChanceAdminId: description.ownerId }, version };
}
