import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Tenant } from '@zuschlag/validation/platform/tenants';
import type { Control, FieldPath } from 'react-hook-form';
import { trpc } from '../../app/api/trpc.ts';
import { CheckInput } from '../../forms/check-inputs.tsx';
import { DialogForm } from '../../forms/dialog-form.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

type ManagerFields = { firstname: string; lastname: string; email: string };
const noManager: ManagerFields = { firstname: '', lastname: '', email: '' };
const foundSchema = async () => (await import('@zuschlag/validation/platform/tenants')).foundTenantInput;
const managerSchema = async () => (await import('@zuschlag/validation/platform/tenants')).tenantManager;

/** The content of `FoundTenantDialog`. */
export function FoundTenantContent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Mandant gründen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <FoundForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function FoundForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const found = trpc.platform.foundTenant.useMutation();
  const form = useSchemaForm({
    draftKey: 'found-tenant',
    showsFailure: true,
    schema: foundSchema,
    defaultValues: { ...noManager, name: '', shortName: '', isOperational: true },
    onSubmit: async (values) => {
      await found.mutateAsync(values);
      await utils.platform.tenants.invalidate();
      toasts.success(t`Der Mandant ist gegründet, die Einladung ist unterwegs.`);
      onClose();
    },
  });
  const { control } = form.form;
  return (
    <DialogForm form={form} label={t`Mandant gründen`} submitLabel={t`Gründen und einladen`} onClose={onClose}>
      <TextInput control={control} name="name" label={t`Name der Hauptorganisation`} isRequired autoFocus />
      <TextInput control={control} name="shortName" label={t`Kurzname`} isRequired />
      <CheckInput control={control} name="isOperational" label={t`Sie stellt selbst Personal und kalkuliert`} />
      <ManagerInputs control={control} names={{ firstname: 'firstname', lastname: 'lastname', email: 'email' }} />
    </DialogForm>
  );
}

/** The content of `GrantManagerDialog`. */
export function GrantManagerContent({
  tenant,
  isOpen,
  onClose,
}: {
  tenant: Tenant | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Manager einladen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen && tenant ? <GrantForm tenant={tenant} onClose={onClose} /> : null}
    </Dialog>
  );
}

function GrantForm({ tenant: { mainOrganizationId, name }, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useLingui();
  const grant = trpc.platform.grantManager.useMutation();
  const form = useSchemaForm({
    draftKey: `manager-of-${mainOrganizationId}`,
    showsFailure: true,
    schema: managerSchema,
    defaultValues: noManager,
    onSubmit: async (values) => {
      const { isInvited } = await grant.mutateAsync({ ...values, mainOrganizationId });
      toasts.success(isInvited ? t`Die Einladung ist unterwegs.` : t`Die Person ist jetzt Manager.`);
      onClose();
    },
  });
  const { control } = form.form;
  return (
    <DialogForm form={form} label={t`Manager einladen`} submitLabel={t`Einladen`} onClose={onClose}>
      <p className="text-ink-2">{t`Die Person wird Manager von ${name}. Wer dort schon ein Konto hat, erhält nur die Rolle.`}</p>
      <ManagerInputs control={control} names={{ firstname: 'firstname', lastname: 'lastname', email: 'email' }} />
    </DialogForm>
  );
}

function ManagerInputs<Values extends ManagerFields, Output>({
  control,
  names,
}: {
  control: Control<Values, unknown, Output>;
  names: { [field in keyof ManagerFields]: FieldPath<Values> };
}) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput control={control} name={names.firstname} label={t`Vorname des Managers`} isRequired />
        <TextInput control={control} name={names.lastname} label={t`Nachname des Managers`} isRequired />
      </div>
      <TextInput control={control} name={names.email} label={t`E-Mail-Adresse des Managers`} isRequired />
    </>
  );
}
