import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Form } from '@zuschlag/ui/fields/form';
import { limits } from '@zuschlag/validation/limits';
import { lossReasonForm } from '@zuschlag/validation/organizations/loss-reasons';
import { Plus } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useKeepLists } from './use-loss-reason-acts.ts';

/** A line for a new reason; after it the next one can be typed. */
export function AddLossReason({ organizationId }: { organizationId: number }) {
  const { t } = useLingui();
  const keep = useKeepLists();
  const add = trpc.organizations.lossReasons.add.useMutation();
  const form = useSchemaForm({
    schema: lossReasonForm,
    defaultValues: { name: '' },
    draftKey: `loss-reason-${organizationId}`,
    onSubmit: async ({ name }) => keep(await add.mutateAsync({ organizationId, names: [name] })),
    onSaved: (saved) => {
      saved.reset({ name: '' });
      saved.setFocus('name');
    },
  });
  return (
    <Form label={t`Verlustgrund hinzufügen`} onSubmit={form.submit}>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <TextInput
            control={form.form.control}
            name="name"
            label={t`Neuer Grund`}
            counter="near"
            maxLength={limits.lossReason.max}
          />
        </div>
        <div className="pt-6">
          <Button type="submit" icon={<Plus />} isPending={form.isPending}>{t`Hinzufügen`}</Button>
        </div>
      </div>
    </Form>
  );
}
