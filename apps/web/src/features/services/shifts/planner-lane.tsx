import { useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import type { PlanPiece } from './week-plan.ts';

const weekMinutes = 7 * 1440;

const fills: Record<TariffPeriod, string> = {
  day: 'bg-period-day',
  night: 'bg-period-night',
  sunday: 'bg-period-sunday',
  sundayNight: 'bg-period-sunday-night',
  holiday: 'bg-period-holiday',
  holidayNight: 'bg-period-holiday-night',
};

/** Dark ground for the darker tones; a head count must be read on both. */
const isDark: Record<TariffPeriod, boolean> = {
  day: false,
  night: true,
  sunday: false,
  sundayNight: true,
  holiday: false,
  holidayNight: true,
};

/** One shift over a week; more than one guard shows as a number in the bar. */
export function PlannerLane({ shift, pieces }: { shift: ShiftInput; pieces: readonly PlanPiece[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const times = `${shift.startTime}–${shift.endTime}`;
  const hours = format.hours(pieces.reduce((total, { start, end }) => total + (end - start), 0));
  const words = [...new Set(pieces.map(({ period }) => i18n._(periodMessages[period])))].join(', ');
  return (
    <div className="grid grid-cols-[3.9rem_1fr] items-center text-12 text-ink-2">
      <span className="tnum truncate" title={times}>
        {shift.startTime}
      </span>
      <div
        role="img"
        aria-label={pieces.length === 0 ? t`${times}: in dieser Woche nicht` : t`${times}: ${hours} je Kraft, ${words}`}
        className="relative h-6 overflow-hidden bg-[repeating-linear-gradient(90deg,var(--color-border)_0_1px,transparent_1px_calc(100%/7))]"
      >
        {pieces.map(({ start, end, period }) => (
          <span
            key={start}
            className={`absolute inset-y-1 grid place-items-center overflow-hidden rounded-mark font-semibold text-12 leading-none rim-thin ${fills[period]} ${isDark[period] ? 'text-white' : 'text-black'}`}
            style={{ left: `${(start / weekMinutes) * 100}%`, width: `${((end - start) / weekMinutes) * 100}%` }}
          >
            {shift.employeeQuantity > 1 && end - start >= 180 ? shift.employeeQuantity : null}
          </span>
        ))}
      </div>
    </div>
  );
}
