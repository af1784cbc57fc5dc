import { useLingui } from '@lingui/react/macro';
import type { Shift } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DayMarks } from './day-marks.tsx';
import type { ContractDays } from './shift-values.ts';

/** Shifts in a few words each, to read. */
export function ShiftList({ shifts, contract }: { shifts: readonly Shift[]; contract: ContractDays }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <section aria-label={t`Schichten`}>
      <h3 className="mb-1.5 font-semibold text-14">{t`Schichten`}</h3>
      <ul className="grid gap-1.5">
        {shifts.map((shift) => {
          const heads = format.number(shift.employeeQuantity);
          const from = format.day(shift.startDate ?? contract.startDate);
          const until = format.day(shift.endDate ?? contract.endDate);
          return (
            <li key={shift.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="tnum font-medium">{`${shift.startTime} – ${shift.endTime}`}</span>
              <DayMarks shift={shift} />
              <span className="text-ink-2">{t`${heads} je Schicht`}</span>
              {shift.startDate || shift.endDate ? (
                <span className="text-12 text-ink-3">{`${from} – ${until}`}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
