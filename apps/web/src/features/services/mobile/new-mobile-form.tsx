import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui';
import { HeldKeys } from '@zuschlag/ui/overlays/held-keys';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { MobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { useNewSheet } from '../grid/use-new-sheet.tsx';
import { useTypedRows } from '../grid/use-typed-rows.ts';
import { NewServiceColumns } from '../new-service/new-service-columns.tsx';
import type { NewServiceProps } from '../new-service/new-service-page.tsx';
import { PendingResult } from '../new-service/pending-result.tsx';
import { useNewServiceKey } from '../new-service/use-new-service.ts';
import { TargetButton } from '../targets/target-button.tsx';
import type { ListedVisit, NewMobileValues } from './mobile-values.ts';
import { useNewMobilePrice } from './use-new-mobile-price.ts';

/** Below the fold on every screen; what is typed there is kept by the form, not by these fields. */
const VisitsCard = latePart(async () => (await import('./visits-card.tsx')).VisitsCard);
const VisitDialog = latePart(async () => (await import('./visit-dialog.tsx')).VisitDialog);

/** The form of a new mobile service: master data, place and visits left, the price of what is typed right. */
export function NewMobileForm({
  id,
  draftKey,
  form,
  chance,
  bidders,
  sites,
}: Pick<NewServiceProps, 'chance' | 'bidders' | 'sites'> & {
  id: string;
  /** Where this tab keeps the form. */
  draftKey: string;
  form: SchemaForm<NewMobileValues, MobileServiceInput>;
}) {
  const { t } = useLingui();
  const { control, setValue } = form.form;
  const { contract } = chance;
  const { submitCount } = useFormState({ control });
  const visits = useWatch({ control, name: 'siteVisits' });
  const organizationId = useWatch({ control, name: 'operationalOrganizationId' });
  const { rows: typedRows, noteRows } = useTypedRows();
  const { missing, ...price } = useNewMobilePrice({ control, chance, sites, typedRows });
  const owner = useNewServiceKey(draftKey, chance.id);
  const change = (next: ListedVisit[]) =>
    setValue('siteVisits', next, { shouldDirty: true, shouldValidate: submitCount > 0 });
  const sheet = useNewSheet({
    kind: 'siteVisits',
    owner,
    chanceId: chance.id,
    rows: visits,
    contract,
    label: t`Besuche`,
    onDraft: noteRows('siteVisits'),
    onRows: (rows) => change([...(rows.siteVisits ?? [])]),
  });
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
        >
          <TargetButton
            type="MOBILE"
            basis={price.basis}
            organizationId={organizationId}
            reason={typedRows === null ? undefined : t`Bitte übernehmen Sie zuerst die Tabelle.`}
            adoptLabel={t`In das Formular übernehmen`}
            onAdopt={({ hourlyWage, margins }) => {
              setValue('hourlyWage', hourlyWage, { shouldDirty: true });
              change(visits.map((visit, at) => ({ ...visit, margin: margins[at] ?? visit.margin })));
            }}
          />
        </PendingResult>
      }
    >
      {(note) => (
        <div data-field="siteVisits" tabIndex={-1} className="outline-none">
          <Suspense fallback={<SkeletonText lines={6} />}>
            <VisitsCard
              {...sheet}
              visits={visits}
              figures={price.calculated?.figures?.siteVisits ?? null}
              contract={contract}
              note={note}
              renderAdd={(onClose) => (
                <Suspense fallback={<HeldKeys onEscape={onClose} />}>
                  <VisitDialog
                    contract={contract}
                    draftKey={`${owner}-visit`}
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
