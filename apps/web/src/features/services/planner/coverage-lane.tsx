import { useLingui } from '@lingui/react/macro';
import { differences, type Stretch } from './coverage.ts';

const weekMinutes = 7 * 1440;

/** The order of a week under its shifts: where guards are missing, and where more stand than were ordered. */
export function CoverageLane({ stretches }: { stretches: readonly Stretch[] }) {
  const { t } = useLingui();
  const [missing, over] = countsOf(stretches);
  return (
    <div className="mt-1 grid grid-cols-[3.9rem_1fr] items-center border-t pt-1 text-12 text-ink-2">
      <span className="truncate">{t`Bestellt`}</span>
      <div
        role="img"
        aria-label={t`Gegen die Bestellung: ${missing} Lücken, ${over} Überdeckungen. Die Tabelle darunter nennt sie.`}
        className="relative h-6 overflow-hidden"
      >
        {stretches.map(({ start, end, needed, present }) => (
          <span
            key={start}
            className={`tnum absolute inset-y-1 grid place-items-center overflow-hidden rounded-mark border font-semibold text-11 leading-none ${toneOf(present - needed)}`}
            style={{ left: `${(start / weekMinutes) * 100}%`, width: `${((end - start) / weekMinutes) * 100}%` }}
          >
            {present !== needed && end - start >= 180 ? signed(present - needed) : null}
          </span>
        ))}
      </div>
    </div>
  );
}

function countsOf(stretches: readonly Stretch[]): [missing: number, over: number] {
  const others = differences(stretches);
  const missing = others.filter(({ needed, present }) => present < needed).length;
  return [missing, others.length - missing];
}

function toneOf(difference: number): string {
  if (difference < 0) return 'border-danger-line bg-danger-soft text-danger-text';
  return difference > 0 ? 'border-warn-line bg-warn-soft text-warn-text' : 'border-ok-line bg-ok-soft text-ok-text';
}

/** A difference of heads with its sign, `−1` and `+2`. */
export function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}
