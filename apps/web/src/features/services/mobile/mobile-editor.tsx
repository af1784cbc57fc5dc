import { useLingui } from '@lingui/react/macro';
import { HeldKeys } from '@zuschlag/ui/overlays/held-keys';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useSheet } from '../grid/use-sheet.tsx';
import { useTypedRows } from '../grid/use-typed-rows.ts';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { EditorColumns, type ServiceEditorProps } from '../service/editor-columns.tsx';
import { saySaved } from '../service/say-saved.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServicePrice } from '../service/use-service-price.ts';
import { MobileTarget } from '../targets/mobile-target.tsx';
import { VisitsCard } from './visits-card.tsx';

const VisitDialog = latePart(async () => (await import('./visit-dialog.tsx')).VisitDialog);
const EditVisit = latePart(async () => (await import('./edit-visit.tsx')).EditVisit);

/** The visits of a mobile service left, its result right. */
export function MobileEditor({ service, isGone, chance, lockedReason }: ServiceEditorProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { contract } = chance;
  const { refreshed, orSay } = useServiceChanges();
  const add = trpc.services.addSiteVisit.useMutation(refreshed);
  const remove = trpc.services.removeSiteVisit.useMutation(refreshed);
  const { rows, noteRows } = useTypedRows();
  const sheet = useSheet('siteVisits', {
    service,
    contract,
    lockedReason,
    label: t`Besuche`,
    onDraft: noteRows('siteVisits'),
  });
  const { costNow, move, shown, isTyped, basis } = useServicePrice(service, chance, null, rows);
  const detailOf = useSavedDetail(service, move);
  const serviceId = service.id;
  const typedReason = t`Bitte speichern Sie zuerst die Tabelle.`;
  const changeNote = <RatesMoveNote move={move} />;
  const pricePerHour = shown.figures?.pricePerHour ?? null;
  const pricePerMinute = format.euro(pricePerHour === null ? null : pricePerHour / 60, 4);
  return (
    <EditorColumns
      result={
        <>
          <ResultPanel
            figures={shown.figures}
            problem={shown.problem}
            basis={basis}
            hint={t`Der Preis erscheint, sobald er berechnet ist.`}
            status={isTyped ? 'preview' : 'stored'}
          />
          <MobileTarget
            service={service}
            basis={basis}
            move={move}
            reason={lockedReason ?? (isTyped ? typedReason : undefined)}
          />
        </>
      }
    >
      <OutdatedRatesNote service={service} costNow={costNow} isLocked={lockedReason !== undefined} />
      <VisitsCard
        {...sheet}
        visits={service.siteVisits}
        figures={shown.figures?.siteVisits ?? null}
        contract={contract}
        lockedReason={lockedReason}
        lastReason={
          service.siteVisits.length === 1 ? t`Der letzte Besuch bleibt: Ohne ihn gibt es keine Leistung.` : undefined
        }
        changeNote={changeNote}
        note={
          <p className="border-t px-4 py-2 text-12 text-ink-3">
            {t`Preis je Minute ${pricePerMinute}: Preis je Stunde ÷ 60. Die Fahrtzeit zählt zu jedem Besuch.`}
          </p>
        }
        renderAdd={(onClose) => (
          <Suspense fallback={<HeldKeys onEscape={onClose} />}>
            <VisitDialog
              contract={contract}
              draftKey={`new-visit-${serviceId}`}
              note={changeNote}
              onSubmit={async (siteVisit) =>
                saySaved(t`Der Besuch ist hinzugefügt.`, detailOf(await add.mutateAsync({ serviceId, siteVisit })))
              }
              onClose={onClose}
            />
          </Suspense>
        )}
        renderEdit={({ id: siteVisitId }, onClose) => (
          <Suspense fallback={<HeldKeys onEscape={onClose} />}>
            <EditVisit
              key={siteVisitId}
              {...{ service, isGone, siteVisitId, contract, lockedReason, changeNote, detailOf, onClose }}
            />
          </Suspense>
        )}
        onRemove={async ({ id: siteVisitId }) =>
          saySaved(t`Der Besuch ist entfernt.`, detailOf(await orSay(remove.mutateAsync({ serviceId, siteVisitId }))))
        }
      />
    </EditorColumns>
  );
}
