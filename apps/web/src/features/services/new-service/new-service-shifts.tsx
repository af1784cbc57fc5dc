import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { SkeletonText } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNewSheet } from '../grid/use-new-sheet.tsx';
import type { NewServiceValues } from '../service/service-values.ts';
import { staffingBasis } from '../shifts/checks/staffing-basis.ts';
import { WorkingTimeNote } from '../shifts/checks/working-time-note.tsx';
import { inOrder } from '../shifts/shift-values.ts';
import { ShiftsCard } from '../shifts/shifts-card.tsx';
import type { ShiftsTableProps } from '../shifts/shifts-table.tsx';
import { useHoursFigure } from '../shifts/use-hours-figure.ts';
import type { NewListsProps } from './new-lists.ts';
import { useNewServicePrice } from './use-new-service-price.ts';

const fetchTable = () => import('../shifts/shifts-table.tsx');
const fetchWeek = async () => {
  const [{ NewWeek: Week }] = await Promise.all([import('../planner/new-week.tsx'), loadWords('sheet')]);
  return Week;
};
const NewWeek = latePart(fetchWeek);
const AverageHeadsNote = latePart(async () => (await import('../shifts/checks/heads-note.tsx')).AverageHeadsNote);
const LateTable = latePart(async () => (await fetchTable()).ShiftsTable);

/** A new service has no shifts at first: their table arrives while the browser is idle. */
function ShiftsTable(props: ShiftsTableProps) {
  return (
    <Suspense
      fallback={
        <div className="p-4">
          <SkeletonText lines={props.shifts.length} />
        </div>
      }
    >
      <LateTable {...props} />
    </Suspense>
  );
}

/** The shifts of a service that is not stored yet: they may come and go freely, even the last one. */
export function NewServiceShifts({ setValue, noteRows, owner, note, ...props }: NewListsProps & { note: ReactNode }) {
  const { t } = useLingui();
  const { control, chance } = props;
  const { minutesOf, basis, calculated } = useNewServicePrice(props);
  useEffect(() => whenIdle(fetchTable), []);
  const shifts = useWatch({ control, name: 'shifts' });
  const pauseIncluded = useWatch({ control, name: 'pauseIncluded' });
  const headsFrom = useWatch({ control, name: 'headsFrom' });
  const hoursBriefingPerEmployee = useWatch({ control, name: 'hoursBriefingPerEmployee' });
  const rate = useWatch({ control, name: 'subcontractorHourlyRate' });
  const parameters = basis?.input.parameters;
  const staffing = parameters ? staffingBasis(pauseIncluded, parameters, calculated?.figures?.costs ?? null) : null;
  const change = (next: NewServiceValues['shifts']) =>
    setValue('shifts', inOrder(next), { shouldDirty: true, shouldValidate: true });
  const sheet = useNewSheet({
    kind: 'shifts',
    owner,
    chanceId: chance.id,
    rows: shifts,
    contract: chance.contract,
    label: t`Schichten`,
    figure: useHoursFigure(minutesOf),
    onDraft: noteRows('shifts'),
    onRows: (rows) => change([...(rows.shifts ?? [])]),
  });
  const add = (shift: ShiftInput) => change([...shifts, { ...shift, id: crypto.randomUUID() }]);
  return (
    <>
      <ShiftsCard
        {...sheet}
        ShiftsTable={ShiftsTable}
        draftKey={`${owner}-shift`}
        shifts={shifts}
        contract={chance.contract}
        pauseIncluded={pauseIncluded}
        hasSubcontractor={rate !== null}
        minutesOf={minutesOf}
        onAdd={add}
        onEdit={(key, shift) => change(shifts.map((one) => (one.id === key ? { ...shift, id: key } : one)))}
        onRemove={(key) => change(shifts.filter((shift) => shift.id !== key))}
        staffing={staffing}
        note={
          <>
            {note}
            <Suspense>
              {headsFrom === 'AVERAGE' && basis && parameters ? (
                <AverageHeadsNote
                  work={{ shifts: props.typedRows?.shifts ?? shifts, pauseIncluded, contract: chance.contract }}
                  holidays={basis.rows.holidays}
                  costs={calculated?.figures?.costs ?? null}
                  perHead={{ hoursBriefingPerEmployee, parameters }}
                  onSwitch={() => setValue('headsFrom', 'SHIFTS', { shouldDirty: true })}
                />
              ) : null}
            </Suspense>
            {staffing ? <WorkingTimeNote shifts={props.typedRows?.shifts ?? shifts} basis={staffing} /> : null}
          </>
        }
      />
      <Suspense>
        <NewWeek
          shifts={props.typedRows?.shifts ?? shifts}
          contract={chance.contract}
          pauseIncluded={pauseIncluded}
          hasSubcontractor={rate !== null}
          book={basis?.rows}
          onAdd={sheet.sheet === undefined ? add : undefined}
        />
      </Suspense>
    </>
  );
}
