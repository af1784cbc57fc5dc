import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { trpc } from '../../../app/api/trpc.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';

const schema = async () => (await import('@zuschlag/validation/accounts/profile')).renameInput;

/** The name under which others see the signed-in person. */
export function NameForm({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const change = trpc.accounts.profile.rename.useMutation();
  const { form, submit, isPending, isDirty, failure } = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: { firstname: user.firstname, lastname: user.lastname },
    onSubmit: async (values) => {
      const changed = await change.mutateAsync(values);
      utils.accounts.me.setData(undefined, changed);
      toasts.success(t`Ihr Name ist geändert.`);
    },
    onSaved: (saved) => saved.reset(saved.getValues()),
  });
  return (
    <Form label={t`Name`} onSubmit={submit}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput control={form.control} name="firstname" label={t`Vorname`} autoComplete="given-name" isRequired />
          <TextInput control={form.control} name="lastname" label={t`Nachname`} autoComplete="family-name" isRequired />
        </div>
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <div>
          <Button
            type="submit"
            isPending={isPending}
            isDisabled={!isDirty}
            reason={isDirty ? null : t`Der Name ist unverändert.`}
          >
            {t`Name speichern`}
          </Button>
        </div>
      </div>
    </Form>
  );
}
