import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { publicHolidayNames } from '@zuschlag/i18n/messages/public-holidays';
import { Button } from '@zuschlag/ui/actions/button';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { choicesOf, holidaysThatHold, type LocalHolidayChoices } from '@zuschlag/validation/customers/held-holidays';
import type { LocalHolidaysInput } from '@zuschlag/validation/customers/local-holidays';
import { type Site, siteInput } from '@zuschlag/validation/customers/sites';
import type { SiteMove } from '@zuschlag/validation/services/site-move';
import { localHolidayIds, type Province } from '@zuschlag/validation/vocabulary';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import type { StartedChance } from '../../../app/features/feature.ts';
import { useFeatures } from '../../../app/features/features-context.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { SiteFields } from './site-fields.tsx';
import { SiteMoveNote } from './site-move-note.tsx';
import { siteValuesOf } from './site-values.ts';

type Props = { site: Site; isOpen: boolean; onClose: () => void };

/**
 * Changes a place of work, wherever it is used. Another federal state or local holiday shows first which services it
 * moves.
 */
export function EditSiteDialog({ isOpen, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`Standort ändern`}
      subtitle={t`Gilt überall, wo dieser Standort verwendet wird.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <EditSite {...props} /> : null}
    </Dialog>
  );
}

/** The form; after it was saved for another federal state, how far the Chances are that it calculates anew. */
function EditSite({ site, onClose }: Omit<Props, 'isOpen'>) {
  const [started, setStarted] = useState<readonly StartedChance[]>([]);
  return started.length > 0 ? (
    <SiteRuns chances={started} onClose={onClose} />
  ) : (
    <EditSiteForm site={site} onClose={onClose} onStarted={setStarted} />
  );
}

function SiteRuns({ chances, onClose }: { chances: readonly StartedChance[]; onClose: () => void }) {
  const { t } = useLingui();
  const parts = useFeatures().flatMap(({ chanceRuns = [] }) => chanceRuns);
  return (
    <div className="grid gap-4">
      <p>{t`Der Standort ist gespeichert. Diese Chancen werden jetzt neu berechnet; Sie können das Fenster schließen.`}</p>
      {parts.map(({ id, Part }) => (
        <Suspense key={id} fallback={<SkeletonText lines={2} />}>
          <Part chances={chances} />
        </Suspense>
      ))}
      <DialogActions>
        <Button autoFocus variant="primary" onPress={onClose}>{t`Schließen`}</Button>
      </DialogActions>
    </div>
  );
}

function EditSiteForm({
  site,
  onClose,
  onStarted,
}: Omit<Props, 'isOpen'> & { onStarted: (chances: readonly StartedChance[]) => void }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.customers.updateSite.useMutation();
  const refreshed = () =>
    Promise.all([
      utils.customers.invalidate(),
      utils.services.invalidate(),
      utils.chance.invalidate(),
      utils.recalculations.invalidate(),
    ]);
  const answerText = (value: unknown) => (value === true ? t`Ja` : value === false ? t`Nein` : t`Offen`);
  const labels: Record<string, string> = {
    name: t`Name des Standorts`,
    address: t`Straße und Hausnummer`,
    postalCode: t`Postleitzahl`,
    city: t`Ort`,
    province: t`Bundesland`,
    country: t`Land`,
    ...Object.fromEntries(
      localHolidayIds.map((id) => [`localHolidays.${id}`, systemText(i18n, publicHolidayNames[id])]),
    ),
  };
  const form = useEditForm({
    showsFailure: true,
    thing: 'site',
    id: site.id,
    stored: snapshotOf(site),
    schema: siteInput,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) =>
      field === 'province' && value
        ? systemText(i18n, provinceNames[value as Province])
        : field.startsWith('localHolidays.')
          ? answerText(value)
          : String(value ?? ''),
    save: async ({ fields, output, version, base }) =>
      snapshotOf(
        await update.mutateAsync({
          siteId: site.id,
          version,
          base,
          input: fields,
          // The note above the button has named the services; without the answer the server asks.
          confirmsMovedServices: utils.services.siteMove.getData({
            ...{ siteId: site.id, province: output.province },
            localHolidays: choicesOfInput(output.localHolidays),
          })?.needsConfirmation,
        }),
      ),
    refresh: refreshed,
    savedMessage: t`Der Standort ist gespeichert.`,
    onSaved: () => {
      const started = startedBy(move.data);
      void refreshed();
      if (isMoved && started.length > 0) onStarted(started);
      else onClose();
    },
  });
  const province = useWatch({ control: form.form.control, name: 'province' });
  const localHolidays = useWatch({ control: form.form.control, name: 'localHolidays' });
  const isState = province !== null && province !== site.province;
  const before = holidaysThatHold(site.province, choicesOf(site.localHolidays));
  const isMoved = isState || before.join() !== holidaysThatHold(province, choicesOfInput(localHolidays)).join();
  const move = trpc.services.siteMove.useQuery(
    { siteId: site.id, province: province ?? site.province, localHolidays: choicesOfInput(localHolidays) },
    { enabled: isMoved, staleTime: 0 },
  );
  const needsConfirmation = isMoved && (move.data?.needsConfirmation ?? false);
  return (
    <EditDialogBody
      edit={form}
      gone={{ title: t`Diesen Standort gibt es nicht mehr.` }}
      label={t`Standort ändern`}
      submitLabel={needsConfirmation ? t`Speichern und neu berechnen` : t`Speichern`}
      isSubmitDisabled={isMoved && move.isPending}
      reason={isMoved && move.isPending ? t`Die betroffenen Leistungen werden noch gesucht.` : undefined}
      onClose={onClose}
    >
      <SiteFields control={form.form.control} answers={site.localHolidays} autoFocus />
      {isMoved ? (
        <SiteMoveNote
          cause={isState ? 'state' : 'holidays'}
          move={move.data}
          error={move.error}
          onRetry={() => void move.refetch()}
        />
      ) : null}
    </EditDialogBody>
  );
}

function snapshotOf(site: Site) {
  return { values: siteValuesOf(site), version: site.version };
}

/** The same keys in the same order, so that a question is found by its answers. */
function choicesOfInput(given: LocalHolidaysInput | null | undefined): LocalHolidayChoices {
  const { peaceFestival = null, assumption = null, corpusChristi = null } = given ?? {};
  return { peaceFestival, assumption, corpusChristi };
}

/** The Chances that the save calculates anew. */
function startedBy(move: SiteMove | undefined): StartedChance[] {
  const moved = move?.services.filter(({ effect }) => effect === 'recalculated') ?? [];
  return [...new Map(moved.map(({ chanceId, chanceName }) => [chanceId, { chanceId, name: chanceName }])).values()];
}
