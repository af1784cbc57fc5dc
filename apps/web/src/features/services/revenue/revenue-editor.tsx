import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, ErrorNote, Form, StateDot } from '@zuschlag/ui';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { EditScope } from '../../../forms/edit/edit-scope.tsx';
import { useSchema } from '../../../forms/schema-source.ts';
import type { RatesMove, SplitDifference } from '../rates/rates-move.ts';
import { useSavedDetail, useSplitMessage } from '../rates/rates-move-note.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServiceEdit } from '../service/use-service-edit.ts';
import { type RevenueForm, revenueSnapshot, useRevenueFields } from './revenue-edit.ts';
import { RevenueFields } from './revenue-fields.tsx';
import { type PresentPrice, revenueValuesOf } from './revenue-values.ts';
import { useSavedRevenueMessages } from './saved-revenue.ts';

const schema = async () => (await import('./revenue-schema.ts')).revenueFormSchema;

export type RevenueEditorProps = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: string;
  /** The difference in EUR between the typed and the stored calculation; null while it is unknown. */
  difference: SplitDifference | null;
  /** What saving changes by itself. */
  move: RatesMove | null;
  /** The prices of the periods now, with which hourly rates begin. */
  present?: readonly PresentPrice[];
  /** The typed calculation when it is complete; null while it equals the stored one or is unreadable. */
  onDraft: (revenue: RevenueCalculation | null) => void;
};

/** The form of the revenue calculation. It calculates while the user types; only saving stores. */
export function RevenueEditor(props: RevenueEditorProps) {
  const { service, isGone, lockedReason, difference, move, onDraft } = props;
  const { t } = useLingui();
  const { euro } = useChangeFormat();
  const { refreshed } = useServiceChanges();
  const update = trpc.services.updateRevenueCalculation.useMutation(refreshed);
  const serviceId = service.id;
  const splitMessage = useSplitMessage();
  const edited = { service, isGone, detailOf: useSavedDetail(service, move) };
  const saved = useMemo(() => revenueValuesOf(service), [service]);
  const edit = useServiceEdit<RevenueForm, { revenue: RevenueCalculation }>(edited, {
    ...useRevenueFields(),
    id: serviceId,
    schema,
    snapshotOf: revenueSnapshot,
    save: ({ output, version, base }) => update.mutateAsync({ serviceId, version, base, input: output.revenue }),
    savedMessage: t`Die Erlösberechnung ist gespeichert.`,
  });
  const { form, submit, isPending, isDirty, failure } = edit;
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
        <EditScope
          edit={edit}
          gone={{ title: t`Diese Leistung wurde inzwischen entfernt.` }}
          lockedReason={isDirty ? lockedReason : undefined}
        >
          <Form label={t`Erlösberechnung`} onSubmit={submit}>
            <div className="grid gap-4">
              <RevenueFields
                control={form.control}
                saved={saved}
                present={props.present}
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
                        <b className={`font-semibold ${difference.total < 0 ? 'text-danger-text' : 'text-ok-text'}`}>
                          {t`${euro(0, difference.total)} Umsatz`}
                        </b>
                        {difference.rates === 0 ? null : `: ${splitMessage(difference)}`}
                      </>
                    ) : null}
                  </p>
                  <Button
                    variant="primary"
                    type="submit"
                    isPending={isPending}
                    isDisabled={!isDirty || edit.isGone}
                    reason={edit.isGone ? t`Das gibt es nicht mehr.` : t`Noch nichts geändert.`}
                  >
                    {t`Speichern`}
                  </Button>
                </div>
              ) : null}
            </div>
          </Form>
        </EditScope>
      </CardBody>
    </Card>
  );
}
