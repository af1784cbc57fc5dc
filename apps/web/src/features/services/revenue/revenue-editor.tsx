import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, ErrorNote, Form, StateDot } from '@zuschlag/ui';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useSchema } from '../../../forms/schema-source.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RevenueFields } from './revenue-fields.tsx';
import type { RevenueValues } from './revenue-values.ts';
import { useSavedRevenueMessages } from './saved-revenue.ts';

type Values = { revenue: RevenueValues };
const schema = async () => (await import('./revenue-schema.ts')).revenueFormSchema;

export type RevenueEditorProps = {
  saved: RevenueValues;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: string;
  /** EUR more or less than what is stored, for what is typed now; null while it cannot be said. */
  difference: number | null;
  /** What is typed, whenever it is complete; null while it equals what is stored or cannot be read. */
  onDraft: (revenue: RevenueCalculation | null) => void;
  onSave: (revenue: RevenueCalculation) => unknown;
};

/** How the service earns. What is typed is calculated at once; it counts when it is saved. */
export function RevenueEditor({ saved, lockedReason, difference, onDraft, onSave }: RevenueEditorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [defaults] = useState(saved);
  const { form, submit, isPending, isDirty, failure } = useSchemaForm<Values, { revenue: RevenueCalculation }>({
    schema,
    defaultValues: { revenue: defaults },
    fieldOf: (path) => path.replace(/^input\./, 'revenue.'),
    onSubmit: ({ revenue }) => onSave(revenue),
  });
  const revenue = useWatch({ control: form.control, name: 'revenue' });
  const checking = useSchema(schema);
  const savedWords = useSavedRevenueMessages(saved);

  useEffect(() => {
    const typed = checking?.safeParse({ revenue });
    onDraft(isDirty && typed?.success ? typed.data.revenue : null);
  }, [checking, revenue, isDirty, onDraft]);

  return (
    <Card label={t`Erlösberechnung`}>
      <CardHeader
        title={t`Erlösberechnung`}
        aside={
          isDirty ? (
            <span className="flex items-center gap-1.5">
              <StateDot tone="editing" />
              {t`Nicht gespeichert`}
            </span>
          ) : null
        }
      />
      <CardBody>
        <Form label={t`Erlösberechnung`} onSubmit={submit}>
          <div className="grid gap-4">
            <RevenueFields
              control={form.control}
              saved={saved}
              isReadOnly={lockedReason !== undefined}
              reason={lockedReason}
              setRevenue={(next) => form.setValue('revenue', next, { shouldDirty: true })}
            />
            {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
            {lockedReason === undefined ? (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-12 text-ink-3" role="status">
                  {t`Gespeichert: ${savedWords}`}
                  {isDirty && difference !== null ? (
                    <>
                      {' · '}
                      <b className={`font-semibold ${difference < 0 ? 'text-danger-text' : 'text-ok-text'}`}>
                        {t`${signed(difference)} Umsatz`}
                      </b>
                    </>
                  ) : null}
                </p>
                <Button variant="primary" type="submit" isPending={isPending} isDisabled={!isDirty}>
                  {t`Speichern`}
                </Button>
              </div>
            ) : null}
          </div>
        </Form>
      </CardBody>
    </Card>
  );

  function signed(amount: number): string {
    return amount > 0 ? `+${format.euro(amount)}` : format.euro(amount);
  }
}
