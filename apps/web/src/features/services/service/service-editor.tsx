import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { HeldKeys } from '@zuschlag/ui/overlays/held-keys';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { Suspense, useState } from 'react';
import { useSheet } from '../grid/use-sheet.tsx';
import { useTypedRows } from '../grid/use-typed-rows.ts';
import { OutdatedRatesNote } from '../rates/outdated-rates-note.tsx';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { RevenueCard } from '../revenue/revenue-card.tsx';
import { staffingBasis } from '../shifts/checks/staffing-basis.ts';
import { UnguardedNote } from '../shifts/checks/unguarded-note.tsx';
import { useHeadsFromShifts } from '../shifts/checks/use-heads-from-shifts.ts';
import { WorkingTimeNote } from '../shifts/checks/working-time-note.tsx';
import { ShiftsCard } from '../shifts/shifts-card.tsx';
import { ShiftsTable } from '../shifts/shifts-table.tsx';
import { useHoursFigure } from '../shifts/use-hours-figure.ts';
import { WeekPlanner } from '../shifts/week-planner.tsx';
import { StoredTarget } from '../targets/stored-target.tsx';
import { EditorColumns, type ServiceEditorProps } from './editor-columns.tsx';
import { saySaved } from './say-saved.ts';
import { useServiceChanges } from './use-service-changes.ts';
import { useServicePrice } from './use-service-price.ts';

const Equipment = latePart(async () => (await import('../rows/equipment.tsx')).Equipment);
const WeekCoverage = latePart(async () => {
  const [{ WeekCoverage: Coverage }] = await Promise.all([import('../planner/week-coverage.tsx'), loadWords('sheet')]);
  return Coverage;
});
const CountedHeadsNote = latePart(async () => (await import('../shifts/checks/heads-note.tsx')).CountedHeadsNote);
const AverageHeadsNote = latePart(async () => (await import('../shifts/checks/heads-note.tsx')).AverageHeadsNote);
// Opened by few who look at a service.
const EditShiftDialog = latePart(async () => (await import('../shifts/edit-shift-dialog.tsx')).EditShiftDialog);

/** Planner, shifts and revenue left, the result right: stored figures, or those of what is being typed. */
export function ServiceEditor({ service, isGone, chance, lockedReason }: ServiceEditorProps) {
  const { t } = useLingui();
  const { addShift, removeShift, orSay } = useServiceChanges();
  // The calls themselves stay the same from key to key, what is known about them does not.
  const [add, remove] = [addShift.mutateAsync, removeShift.mutateAsync];
  const [draft, setDraft] = useState<RevenueCalculation | null>(null);
  const { rows, noteRows } = useTypedRows();
  const { contract } = chance;
  const { book, isPlanOfToday, costNow, move, shown, isTyped, revenueDifference, basis, basisNow, minutesOf } =
    useServicePrice(service, chance, draft, rows);
  const detailOf = useSavedDetail(service, move);
  const takeHeads = useHeadsFromShifts(service, detailOf);
  const serviceId = service.id;
  const shifts = rows?.shifts ?? service.shifts;
  const staffing = staffingBasis(service.pauseIncluded, service.advancedCostParameters, shown.figures?.costs ?? null);
  const sheet = useSheet('shifts', {
    service,
    contract,
    lockedReason,
    label: t`Schichten`,
    onDraft: noteRows('shifts'),
    figure: useHoursFigure(minutesOf),
  });

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
          <StoredTarget
            service={service}
            basis={basisNow}
            move={move}
            reason={
              lockedReason ??
              (rows === null ? undefined : t`Bitte speichern Sie zuerst die Tabelle.`) ??
              (draft === null ? undefined : t`Bitte speichern Sie zuerst die Erlösberechnung.`)
            }
          />
        </>
      }
    >
      <OutdatedRatesNote service={service} costNow={costNow} isLocked={lockedReason !== undefined} />
      <WeekPlanner
        shifts={shifts}
        contract={contract}
        pauseIncluded={service.pauseIncluded}
        book={book}
        note={isPlanOfToday ? t`mit den heutigen Tabellen` : undefined}
        renderWeek={({ monday, circumstances }) => (
          <Suspense>
            <WeekCoverage
              serviceId={serviceId}
              week={{ shifts, monday, circumstances }}
              contract={contract}
              hasSubcontractor={service.subcontractorHourlyRate !== null}
              lockedReason={lockedReason}
              onAdd={(shift) => add({ serviceId, shift })}
            />
          </Suspense>
        )}
      />
      <ShiftsCard
        {...sheet}
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
        staffing={staffing}
        note={
          <>
            {book ? <UnguardedNote shifts={shifts} contract={contract} holidays={book.holidays} /> : null}
            <WorkingTimeNote shifts={shifts} basis={staffing} />
            <Suspense>
              {service.headsFrom !== 'AVERAGE' ? (
                shown.figures?.heads ? (
                  <CountedHeadsNote heads={shown.figures.heads} />
                ) : null
              ) : book ? (
                <AverageHeadsNote
                  work={{ shifts, pauseIncluded: service.pauseIncluded, contract }}
                  holidays={book.holidays}
                  costs={shown.figures?.costs ?? null}
                  perHead={{ ...service, parameters: service.advancedCostParameters }}
                  onSwitch={lockedReason === undefined ? takeHeads : undefined}
                />
              ) : null}
            </Suspense>
          </>
        }
        onAdd={async (shift) => {
          const after = await add({ serviceId, shift });
          saySaved(t`Die Schicht ist hinzugefügt.`, detailOf(after));
        }}
        renderEdit={(shiftId, onClose) => (
          <Suspense fallback={<HeldKeys onEscape={onClose} />}>
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
          const after = await orSay(remove({ serviceId, shiftId }));
          saySaved(t`Die Schicht ist entfernt.`, detailOf(after));
        }}
      />
      <Suspense>
        <Equipment
          {...{ service, isGone, lockedReason, detailOf, contract, noteRows }}
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
    </EditorColumns>
  );
}
