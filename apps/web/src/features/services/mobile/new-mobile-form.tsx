import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui';
import { HeldKeys } from '@zuschlag/ui/overlays/held-keys';
import type { MobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { lazy, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { NewServiceColumns } from '../new-service/new-service-columns.tsx';
import type { NewServiceProps } from '../new-service/new-service-page.tsx';
import { PendingResult } from '../new-service/pending-result.tsx';
import type { ListedVisit, NewMobileValues } from './mobile-values.ts';
import { useNewMobilePrice } from './use-new-mobile-price.ts';

/** Below the fold on every screen; what is typed there is kept by the form, not by these fields. */
const VisitsCard = lazy(async () => ({ default: (await import('./visits-card.tsx')).VisitsCard }));
const VisitDialog = lazy(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }));

/** The form of a new mobile service: master data, place and visits left, the price of what is typed right. */
export function NewMobileForm({
  id,
  form,
  chance,
  bidders,
  sites,
}: Pick<NewServiceProps, 'chance' | 'bidders' | 'sites'> & {
  id: string;
  form: SchemaForm<NewMobileValues, MobileServiceInput>;
}) {
  const { t } = useLingui();
  const { control, setValue } = form.form;
  const { contract } = chance;
  const { submitCount } = useFormState({ control });
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
    <NewServiceColumns
      label={t`Neue mobile Leistung`}
      rows="siteVisits"
      isMobile
      {...{ id, form, bidders, sites }}
      result={
        <PendingResult
          {...price}
          requirements={Object.entries(names).map(([key, name]) => ({
            name,
            isMissing: missing.some((one) => one === key),
          }))}
        />
      }
    >
      {(note) => (
        <div data-field="siteVisits" tabIndex={-1} className="outline-none">
          <Suspense fallback={<SkeletonText lines={6} />}>
            <VisitsCard
              visits={visits}
              figures={price.calculated?.figures?.siteVisits ?? null}
              contract={contract}
              note={note}
              renderAdd={(onClose) => (
                <Suspense fallback={<HeldKeys onEscape={onClose} />}>
                  <VisitDialog
                    contract={contract}
                    draftKey={`new-mobile-service-${chance.id}-visit`}
                    onSubmit={(visit) => change([...visits, { ...visit, id: crypto.randomUUID() }])}
                    onClose={onClose}
                  />
                </Suspense>
              )}
              renderEdit={({ id: key, ...stored }, onClose) => (
                <Suspense fallback={<HeldKeys onEscape={onClose} />}>
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
      )}
    </NewServiceColumns>
  );
}
