import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, Suspense, useState } from 'react';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { ShiftsCard } from '../shifts/shifts-card.tsx';
import { ShiftsTable } from '../shifts/shifts-table.tsx';
import { UnguardedNote } from '../shifts/unguarded-note.tsx';
import { WeekPlanner } from '../shifts/week-planner.tsx';
import { StoredTarget } from '../targets/stored-target.tsx';
import { useServiceChanges } from './use-service-changes.ts';
import { useServicePrice } from './use-service-price.ts';

const Equipment = lazy(async () => ({ default: (await import('../rows/equipment.tsx')).Equipment }));
// Opened by few who look at a service.
const EditShiftDialog = lazy(async () => ({
  default: (await import('../shifts/edit-shift-dialog.tsx')).EditShiftDialog,
}));

/** Planner, shifts and revenue left, the result right: stored figures, or those of what is being typed. */
export function ServiceEditor({
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
  const changes = useServiceChanges();
  const [draft, setDraft] = useState<RevenueCalculation | null>(null);
  const { contract } = chance;
  const { book, isPlanOfToday, costNow, move, shown, isTyped, revenueDifference, basis, basisNow, minutesOf } =
    useServicePrice(service, chance, draft);
  const detailOf = useSavedDetail(service, move);
  const told = (message: string, after: Service) => {
    const text = detailOf(after);
    toasts.success(message, text === undefined ? {} : { text, timeout: 8000 });
  };
  const serviceId = service.id;

  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <OutdatedRatesNote service={service} costNow={costNow} isLocked={lockedReason !== undefined} />
        <WeekPlanner
          shifts={service.shifts}
          contract={contract}
          pauseIncluded={service.pauseIncluded}
          book={book}
          note={isPlanOfToday ? t`mit den heutigen Tabellen` : undefined}
        />
        <ShiftsCard
          ShiftsTable={ShiftsTable}
          draftKey={`new-shift-${serviceId}`}
          shifts={service.shifts}
          contract={contract}
          pauseIncluded={service.pauseIncluded}
          hasSubcontractor={service.subcontractorHourlyRate !== null}
          lockedReason={lockedReason}
          lastReason={
            service.shifts.length === 1 ? t`Die letzte Schicht bleibt: Ohne sie gibt es keine Leistung.` : undefined
          }
          minutesOf={minutesOf}
          changeNote={<RatesMoveNote move={move} />}
          note={book ? <UnguardedNote shifts={service.shifts} contract={contract} holidays={book.holidays} /> : null}
          onAdd={async (shift) => {
            const after = await changes.addShift.mutateAsync({ serviceId, shift });
            told(t`Die Schicht ist hinzugefügt.`, after);
          }}
          renderEdit={(shiftId, onClose) => (
            <Suspense>
              <EditShiftDialog
                key={shiftId}
                service={service}
                isGone={isGone}
                shiftId={shiftId}
                contract={contract}
                lockedReason={lockedReason}
                move={move}
                onClose={onClose}
              />
            </Suspense>
          )}
          onRemove={async (shiftId) => {
            const after = await changes.orSay(changes.removeShift.mutateAsync({ serviceId, shiftId }));
            told(t`Die Schicht ist entfernt.`, after);
          }}
        />
        <Suspense>
          <Equipment
            {...{ service, isGone, lockedReason, detailOf }}
            changeNote={<RatesMoveNote move={move} />}
            figures={shown.figures}
          />
        </Suspense>
        <RevenueCard
          service={service}
          isGone={isGone}
          lockedReason={lockedReason}
          difference={revenueDifference}
          move={move}
          present={shown.figures?.periods}
          onDraft={setDraft}
        />
      </div>
      <div className="grid min-w-0 gap-3 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto">
        <ResultPanel
          figures={shown.figures}
          problem={shown.problem}
          basis={basis}
          hint={t`Der Preis erscheint, sobald er berechnet ist.`}
          status={isTyped ? 'preview' : 'stored'}
        />
        <StoredTarget
          service={service}
          basis={basisNow}
          move={move}
          reason={lockedReason ?? (draft === null ? undefined : t`Bitte speichern Sie zuerst die Erlösberechnung.`)}
        />
      </div>
    </div>
  );
}
