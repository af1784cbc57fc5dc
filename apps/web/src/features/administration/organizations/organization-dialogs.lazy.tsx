import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { type KeptOrganization, organizationFields } from '@zuschlag/validation/administration/organizations';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { CheckInput } from '../../../forms/check-inputs.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

type Fields = z.input<typeof organizationFields>;

/** The content of `NewOrganizationDialog`. */
export function NewOrganizationContent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Gesellschaft anlegen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <NewForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function NewForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const create = trpc.administration.organizations.create.useMutation();
  const form = useSchemaForm({
    draftKey: 'new-organization',
    showsFailure: true,
    schema: organizationFields,
    defaultValues: { name: '', shortName: '', isOperational: true },
    onSubmit: async (values) => {
      const { name } = await create.mutateAsync(values);
      await Promise.all([utils.administration.organizations.invalidate(), utils.organizations.invalidate()]);
      toasts.success(t`${name} ist angelegt.`);
      onClose();
    },
  });
  return (
    <DialogForm form={form} label={t`Gesellschaft anlegen`} submitLabel={t`Anlegen`} onClose={onClose}>
      <OrganizationInputs control={form.form.control} />
    </DialogForm>
  );
}

/** The content of `ChangeOrganizationDialog`. */
export function ChangeOrganizationContent({
  organization,
  isOpen,
  onClose,
}: {
  organization: KeptOrganization | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Gesellschaft ändern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen && organization ? <ChangeForm organization={organization} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ChangeForm({ organization, onClose }: { organization: KeptOrganization; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.administration.organizations.changeDetails.useMutation();
  const labels: { [field: string]: string } = {
    name: t`Name`,
    shortName: t`Kurzname`,
    isOperational: t`Stellt Personal und kalkuliert`,
  };
  const refresh = () =>
    Promise.all([utils.administration.organizations.invalidate(), utils.organizations.invalidate()]);
  const form = useEditForm({
    showsFailure: true,
    thing: 'organization',
    id: organization.id,
    stored: snapshotOf(organization),
    schema: organizationFields,
    labelOf: (field) => labels[field] ?? field,
    textOf: (_, value) => (typeof value === 'boolean' ? (value ? t`Ja` : t`Nein`) : String(value ?? '')),
    // Only what was changed here: a field that others changed is not sent back with its old value.
    save: async ({ fields, version, base }) => {
      const saved = await change.mutateAsync({ ...fields, id: organization.id, version, base });
      await refresh();
      return snapshotOf(saved);
    },
    refresh,
    savedMessage: t`Die Gesellschaft ist geändert.`,
    onSaved: onClose,
  });
  return (
    <EditDialogBody edit={form} label={t`Gesellschaft ändern`} submitLabel={t`Speichern`} onClose={onClose}>
      <OrganizationInputs control={form.form.control} />
    </EditDialogBody>
  );
}

function OrganizationInputs({ control }: { control: Control<Fields, unknown, z.output<typeof organizationFields>> }) {
  const { t } = useLingui();
  return (
    <>
      <TextInput control={control} name="name" label={t`Name`} isRequired autoFocus />
      <TextInput
        control={control}
        name="shortName"
        label={t`Kurzname`}
        isRequired
        description={t`Steht in Listen und auf dem Telefon.`}
      />
      <CheckInput
        control={control}
        name="isOperational"
        label={t`Stellt Personal und kalkuliert`}
        description={t`Nur dann nimmt die Gesellschaft an Entscheidungen teil und hat eigene Leistungen.`}
      />
    </>
  );
}

function snapshotOf({ name, shortName, isOperational, version }: KeptOrganization) {
  return { values: { name, shortName, isOperational }, version };
}
