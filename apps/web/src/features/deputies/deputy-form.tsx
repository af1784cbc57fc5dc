import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { CreateDeputy, DeputyCandidate } from '@zuschlag/validation/users/deputies';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { CheckInput } from '../../forms/check-inputs.tsx';
import { ComboInput } from '../../forms/choice-fields.tsx';
import { DayInput } from '../../forms/dates/date-inputs.tsx';
import { DraftNotice } from '../../forms/drafts/draft-notice.tsx';
import { type SchemaForm, useSchemaForm } from '../../forms/use-schema-form.ts';

type Typed = Record<'userId' | 'deputyId', number | null> &
  Record<'from' | 'to', string> &
  Record<'isForBids' | 'isForMargins', boolean>;
const schema = async () => {
  const { createDeputyInput } = await import('@zuschlag/validation/users/deputies');
  return createDeputyInput as unknown as z.ZodType<CreateDeputy, Typed>;
};
const empty = { deputyId: null, from: '', to: '', isForBids: true, isForMargins: true };

/** Names who decides in the place of a person who is away. */
export function DeputyForm({ people }: { people: readonly DeputyCandidate[] }) {
  const { t } = useLingui();
  const { id: me } = useSession();
  const utils = trpc.useUtils();
  const create = trpc.deputies.create.useMutation();
  const absentees = people.filter(({ mayBeAway }) => mayBeAway);
  const first = absentees.find(({ id }) => id === me) ?? absentees[0];
  const start: Typed = { ...empty, userId: first?.id ?? null };
  const form: SchemaForm<Typed, CreateDeputy> = useSchemaForm<Typed, CreateDeputy>({
    draftKey: 'deputy',
    showsFailure: true,
    schema,
    defaultValues: start,
    onSubmit: async (input) => {
      await create.mutateAsync(input);
      await utils.deputies.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Die Vertretung ist eingetragen.`);
      form.form.reset(start);
    },
  });
  const { control } = form.form;
  const userId = useWatch({ control, name: 'userId' });
  const absent = people.find(({ id }) => id === userId);
  const colleagues = people.filter(
    ({ id, organizationId }) => id !== userId && organizationId === absent?.organizationId,
  );
  const { setValue, getValues } = form.form;
  const isColleague = (id: number | null) => colleagues.some((one) => one.id === id);
  // Another absent person may belong to another organization, or be the chosen deputy.
  useEffect(() => {
    const chosen = getValues('deputyId');
    if (chosen !== null && !isColleague(chosen)) setValue('deputyId', null);
  });
  return (
    <Card label={t`Vertretung eintragen`}>
      <CardHeader title={t`Vertretung eintragen`} />
      <Form label={t`Vertretung eintragen`} onSubmit={form.submit}>
        <div className="grid gap-4 p-4 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            <DraftNotice form={form} />
          </div>
          <ComboInput
            control={control}
            name="userId"
            label={t`Wer ist abwesend?`}
            isNumeric
            isRequired
            items={absentees.map(itemOf)}
          />
          <ComboInput
            control={control}
            name="deputyId"
            label={t`Wer entscheidet an ihrer Stelle?`}
            isNumeric
            isRequired
            items={colleagues.map(itemOf)}
            emptyText={t`In dieser Gesellschaft gibt es sonst niemanden.`}
            description={t`Aus derselben Gesellschaft, auch wer sonst nur liest.`}
          />
          <DayInput control={control} name="from" label={t`Von`} asked={t`Erster Tag`} isRequired />
          <DayInput control={control} name="to" label={t`Bis`} asked={t`Letzter Tag`} isRequired />
          <div className="grid sm:col-span-2 sm:grid-cols-2 sm:gap-x-4">
            <CheckInput control={control} name="isForBids" label={t`Bid-Entscheidungen`} />
            <CheckInput control={control} name="isForMargins" label={t`Margenentscheidungen`} />
          </div>
          {form.failure ? (
            <div className="sm:col-span-2">
              <ErrorNote>{form.failure}</ErrorNote>
            </div>
          ) : null}
          <div className="flex justify-end sm:col-span-2">
            <Button variant="primary" type="submit" isPending={form.isPending}>{t`Eintragen`}</Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}

function itemOf({ id, firstname, lastname, organization }: DeputyCandidate) {
  return { id: String(id), label: `${firstname} ${lastname}`, description: organization };
}
