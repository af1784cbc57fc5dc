import { useLingui } from '@lingui/react/macro';
import { ErrorNote, Form, SkeletonText } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { MobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { lazy, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { flatErrors, ofFormError } from '../../../forms/field-problem.ts';
import { FormErrors } from '../../../forms/form-errors.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { PendingResult } from '../new-service/pending-result.tsx';
import { StartFields } from '../new-service/start-fields.tsx';
import { useFieldMessages } from '../service/field-messages.ts';
import type { ListedVisit, NewMobileValues } from './mobile-values.ts';
import { useNewMobilePrice } from './use-new-mobile-price.ts';

/** Below the fold on every screen; what is typed there is kept by the form, not by these fields. */
const VisitsCard = lazy(async () => ({ default: (await import('./visits-card.tsx')).VisitsCard }));
const VisitDialog = lazy(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }));

/** The form of a new mobile service: master data, place and visits left, the price of what is typed right. */
export function NewMobileForm({
  id,
  form: { form, submit, failure },
  chance,
  bidders,
  sites,
}: {
  id: string;
  form: SchemaForm<NewMobileValues, MobileServiceInput>;
  chance: Chance;
  bidders: readonly { id: number; shortName: string }[];
  sites: readonly Site[];
}) {
  const { t } = useLingui();
  const labelOf = useFieldMessages();
  const { control, setValue } = form;
  const { contract } = chance;
  const { errors, submitCount } = useFormState({ control });
  const wrong = flatErrors(errors);
  const visitProblem = wrong.find(({ path }) => path === 'siteVisits' || path.startsWith('siteVisits.'));
  const visits = useWatch({ control, name: 'siteVisits' });
  const { missing, ...price } = useNewMobilePrice({ control, chance, sites });
  const change = (next: ListedVisit[]) =>
    setValue('siteVisits', next, { shouldDirty: true, shouldValidate: submitCount > 0 });
  const names: Record<(typeof missing)[number], string> = {
    organization: t`Gesellschaft`,
    place: t`Standort mit Bundesland`,
    wage: t`Stundenlohn`,
    briefing: t`Einweisung je Kraft`,
    travelTime: t`Fahrtzeit je Besuch`,
    siteVisits: t`Mindestens ein Besuch`,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Form id={id} label={t`Neue mobile Leistung`} onSubmit={submit}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {submitCount > 0 ? <FormErrors notDone={t`Noch nicht angelegt`} wrong={wrong} fieldLabel={labelOf} /> : null}
          {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
          <StartFields control={control} bidders={bidders} sites={sites} wrong={wrong} isMobile />
          <div data-field="siteVisits" tabIndex={-1} className="outline-none">
            <Suspense fallback={<SkeletonText lines={6} />}>
              <VisitsCard
                visits={visits}
                figures={price.calculated?.figures?.siteVisits ?? null}
                contract={contract}
                note={
                  visitProblem ? (
                    <div className="px-4 py-2">
                      <ErrorNote>{fieldProblemMessage(ofFormError(visitProblem.error).problem)}</ErrorNote>
                    </div>
                  ) : null
                }
                renderAdd={(onClose) => (
                  <Suspense>
                    <VisitDialog
                      contract={contract}
                      draftKey={`new-mobile-service-${chance.id}-visit`}
                      onSubmit={(visit) => change([...visits, { ...visit, id: crypto.randomUUID() }])}
                      onClose={onClose}
                    />
                  </Suspense>
                )}
                renderEdit={({ id: key, ...stored }, onClose) => (
                  <Suspense>
                    <VisitDialog
                      key={key}
                      visit={stored}
                      contract={contract}
                      onSubmit={(visit) => change(visits.map((one) => (one.id === key ? { ...visit, id: key } : one)))}
                      onClose={onClose}
                    />
                  </Suspense>
                )}
                onRemove={({ id: key }) => change(visits.filter((visit) => visit.id !== key))}
              />
            </Suspense>
          </div>
        </div>
      </Form>
      <div className="min-w-0 xl:sticky xl:top-34 xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
        <PendingResult
          {...price}
          requirements={Object.entries(names).map(([key, name]) => ({
            name,
            isMissing: missing.some((one) => one === key),
          }))}
        />
      </div>
    </div>
  );
}
