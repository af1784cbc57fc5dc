import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { trpc } from '../../../app/api/trpc.ts';
import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { useRight, useSession } from '../../../app/session/session.tsx';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

const inviteSchema = async () => (await import('@zuschlag/validation/accounts/invitations')).inviteUserInput;

/** Adds a person and sends the invitation. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Person einladen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <InviteForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const isForAll = useRight('KEEP_ORGANIZATIONS');
  const organizations = useOrganizations({ isOpen: true, isWanted: isForAll });
  const utils = trpc.useUtils();
  const invite = trpc.accounts.invitations.invite.useMutation();
  const form = useSchemaForm({
    draftKey: 'invite',
    showsFailure: true,
    schema: inviteSchema,
    defaultValues: { firstname: '', lastname: '', email: '', role: null, organizationId },
    onSubmit: async (values) => {
      const { firstname, lastname } = await invite.mutateAsync({ input: values });
      await utils.administration.people.invalidate();
      const name = `${firstname} ${lastname}`;
      toasts.success(t`Die Einladung an ${name} ist unterwegs.`);
      onClose();
    },
  });
  const { control } = form.form;
  return (
    <DialogForm form={form} label={t`Person einladen`} submitLabel={t`Einladen`} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput control={control} name="firstname" label={t`Vorname`} isRequired autoFocus />
        <TextInput control={control} name="lastname" label={t`Nachname`} isRequired />
      </div>
      <TextInput control={control} name="email" label={t`E-Mail-Adresse`} isRequired />
      <SelectInput
        control={control}
        name="role"
        label={t`Rolle`}
        isRequired
        items={[
          { id: 'Viewer', label: 'Viewer', description: t`liest` },
          { id: 'Editor', label: 'Editor', description: t`bearbeitet und entscheidet mit` },
        ]}
      />
      {isForAll ? (
        <SelectInput
          control={control}
          name="organizationId"
          isNumeric
          label={t`Gesellschaft`}
          isRequired
          items={(organizations.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      ) : null}
      <p className="text-ink-2">{t`Die Person erhält eine E-Mail mit einem Link, der sieben Tage gilt.`}</p>
    </DialogForm>
  );
}
