import { useLingui } from '@lingui/react/macro';
import { StateDot, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, Suspense, useState } from 'react';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { ShiftsCard } from '../shifts/shifts-card.tsx';
import { ShiftsTable } from '../shifts/shifts-table.tsx';
import { WeekPlanner } from '../shifts/week-planner.tsx';
import { useServiceChanges } from './use-service-changes.ts';
import { useServicePrice } from './use-service-price.ts';

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
  const { book, costNow, shown, isTyped, revenueDifference, basis, minutesOf } = useServicePrice(
    service,
    chance,
    draft,
  );
  const serviceId = service.id;

  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-4">
        <OutdatedRatesNote service={service} costNow={costNow} isLocked={lockedReason !== undefined} />
        <WeekPlanner shifts={service.shifts} contract={contract} pauseIncluded={service.pauseIncluded} book={book} />
        <ShiftsCard
          ShiftsTable={ShiftsTable}
          draftKey={`new-shift-${serviceId}`}
          shifts={service.shifts}
          contract={contract}
          pauseIncluded={service.pauseIncluded}
          lockedReason={lockedReason}
          lastReason={
            service.shifts.length === 1 ? t`Die letzte Schicht bleibt: Ohne sie gibt es keine Leistung.` : undefined
          }
          minutesOf={minutesOf}
          onAdd={async (shift) => {
            await changes.addShift.mutateAsync({ serviceId, shift });
            toasts.success(t`Die Schicht ist hinzugefügt.`);
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
                onClose={onClose}
              />
            </Suspense>
          )}
          onRemove={async (shiftId) => {
            await changes.orSay(changes.removeShift.mutateAsync({ serviceId, shiftId }));
            toasts.success(t`Die Schicht ist entfernt.`);
          }}
        />
        <RevenueCard
          service={service}
          isGone={isGone}
          lockedReason={lockedReason}
          difference={revenueDifference}
          onDraft={setDraft}
        />
      </div>
      <div className="min-w-0 xl:sticky xl:top-18 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto">
        <ResultPanel
          figures={shown.figures}
          problem={shown.problem}
          basis={basis}
          hint={t`Der Preis erscheint, sobald er berechnet ist.`}
          note={
            isTyped ? (
              <p className="flex items-center gap-1.5 border-b px-4 py-2 text-12 text-ink-2">
                <StateDot tone="editing" />
                {t`Mit der Erlösberechnung, die noch nicht gespeichert ist`}
              </p>
            ) : null
          }
        />
      </div>
    </div>
  );
}
