import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServicePrice } from '../service/use-service-price.ts';
import { VisitsCard } from './visits-card.tsx';

const VisitDialog = lazy(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }));
const EditVisit = lazy(async () => ({ default: (await import('./edit-visit.tsx')).EditVisit }));

/** The visits of a mobile service left, its result right. */
export function MobileEditor({
  service,
  isGone,
  chance,
  lockedReason,
}: {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  chance: Chance;
  lockedReason?: string;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { contract } = chance;
  const { refreshed, orSay } = useServiceChanges();
  const add = trpc.services.addSiteVisit.useMutation(refreshed);
  const remove = trpc.services.removeSiteVisit.useMutation(refreshed);
  const { costNow, move, shown, basis } = useServicePrice(service, chance, null);
  const detailOf = useSavedDetail(service, move);
  const serviceId = service.id;
  const changeNote = <RatesMoveNote move={move} />;
  const pricePerHour = shown.figures?.pricePerHour ?? null;
  const pricePerMinute = format.euro(pricePerHour === null ? null : pricePerHour / 60, 4);
  const say = (message: string, after: Service) => {
    const text = detailOf(after);
    toasts.success(message, text === undefined ? {} : { text, timeout: 8000 });
  };
  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <OutdatedRatesNote service={service} costNow={costNow} isLocked={lockedReason !== undefined} />
        <VisitsCard
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
            <Suspense>
              <VisitDialog
                contract={contract}
                draftKey={`new-visit-${serviceId}`}
                note={changeNote}
                onSubmit={async (siteVisit) =>
                  say(t`Der Besuch ist hinzugefügt.`, await add.mutateAsync({ serviceId, siteVisit }))
                }
                onClose={onClose}
              />
            </Suspense>
          )}
          renderEdit={({ id: siteVisitId }, onClose) => (
            <Suspense>
              <EditVisit
                key={siteVisitId}
                {...{ service, isGone, siteVisitId, contract, lockedReason, changeNote, detailOf, onClose }}
              />
            </Suspense>
          )}
          onRemove={async ({ id: siteVisitId }) =>
            say(t`Der Besuch ist entfernt.`, await orSay(remove.mutateAsync({ serviceId, siteVisitId })))
          }
        />
      </div>
      <div className="min-w-0 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto">
        <ResultPanel
          figures={shown.figures}
          problem={shown.problem}
          basis={basis}
          hint={t`Der Preis erscheint, sobald er berechnet ist.`}
          status="stored"
        />
      </div>
    </div>
  );
}
