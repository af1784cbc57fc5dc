import { useLingui } from '@lingui/react/macro';
import { StateDot, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useEngine } from '../pricing/use-engine.ts';
import { useRates } from '../pricing/use-rates.ts';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { figuresOfService } from '../result/result-figures.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import { ShiftsCard } from '../shifts/shifts-card.tsx';
import { ShiftsTable } from '../shifts/shifts-table.tsx';
import { WeekPlanner } from '../shifts/week-planner.tsx';
import { useServiceChanges } from './use-service-changes.ts';

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
  const province = service.site?.province ?? chance.description.province;
  const { book, compiled } = useRates({
    chanceId: chance.id,
    organizationId: service.operationalOrganizationId,
    province,
  });

  const savedValues = useMemo(() => revenueValuesOf(service), [service]);
  const engine = useEngine();
  const saved = engine?.revenueSchema.safeParse(savedValues).data ?? null;
  const stored = figuresOfService(service);
  const calculateWith = (revenue: RevenueCalculation | null) => {
    if (!engine || !revenue || !compiled || !province) return null;
    const circumstances = { province, contract, parameters: service.advancedCostParameters };
    return engine.calculateLive({ ...service, revenue }, circumstances, compiled);
  };
  const current = calculateWith(saved);
  const revenue = draft ?? saved;
  const basis =
    engine && compiled && book && province && revenue
      ? {
          input: engine.permanentServiceFromWire(
            { ...service, revenue },
            { province, contract, parameters: service.advancedCostParameters },
          ),
          book: compiled,
          rows: book,
        }
      : null;
  const typed = calculateWith(draft);
  const shown = typed ?? { figures: stored, problem: service.problem };
  const serviceId = service.id;

  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-4">
        <OutdatedRatesNote
          service={service}
          costNow={current === null ? undefined : (current.figures?.totalCost ?? null)}
          isLocked={lockedReason !== undefined}
        />
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
          minutesOf={(shift) => {
            if (!engine || !saved || !compiled || !province) return null;
            const circumstances = { province, contract, parameters: service.advancedCostParameters };
            return engine.minutesOfShift({ ...service, revenue: saved }, shift, circumstances, compiled);
          }}
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
          difference={typed?.figures && stored ? typed.figures.revenue - stored.revenue : null}
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
            typed ? (
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
