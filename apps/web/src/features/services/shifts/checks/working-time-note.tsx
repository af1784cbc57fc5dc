import { useLingui } from '@lingui/react/macro';
import {
  LEAST_REST_HOURS,
  MOST_DUTY_HOURS,
  MOST_MONTHLY_HOURS,
  MOST_WEEKLY_HOURS,
} from '@zuschlag/calc-engine/calendar/post-staff';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { type SignOfShifts, signsOfShifts } from './signs-of-shifts.ts';
import type { StaffingBasis } from './staffing-basis.ts';

/** Below the shifts: what working-time law forbids, or allows only under conditions, with its paragraph. */
export function WorkingTimeNote({ shifts, basis }: { shifts: readonly ShiftInput[]; basis: StaffingBasis }) {
  const { t } = useLingui();
  const format = useFormat();
  const hoursWords = (hours: number) => format.number(hours, Number.isInteger(hours) ? 0 : 2);
  const lines = signsOfShifts(shifts, basis).map((sign) => ({
    id: `${sign.code} ${sign.hours}`,
    words: wordsOf(sign),
  }));
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t`Arbeitszeit`} className="grid gap-1.5 border-t px-4 py-2 text-13 text-warn-text">
      {lines.map(({ id, words }) => (
        <li key={id} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );

  function wordsOf({ code, hours, times }: SignOfShifts): string {
    const [worked, shown] = [hoursWords(hours), times.join(', ')];
    if (code === 'DUTY_TOO_LONG')
      return t`${shown}: ${worked} Stunden Dienst. Mehr als ${MOST_DUTY_HOURS} Stunden erlaubt nur ein Tarifvertrag, und nur mit Arbeitsbereitschaft (§ 3 und § 7 ArbZG).`;
    if (code === 'REST_TOO_SHORT')
      return t`${shown}: Bis zum Dienst am nächsten Tag bleiben ${worked} Stunden. Dieselbe Person braucht ${LEAST_REST_HOURS} Stunden Ruhe (§ 5 ArbZG).`;
    const most = format.number(Math.floor(MOST_MONTHLY_HOURS));
    return t`Die Kalkulation rechnet mit ${worked} Stunden je Person und Monat. Erlaubt sind im Schnitt ${MOST_WEEKLY_HOURS} Stunden in der Woche, das sind ${most} im Monat (§ 3 ArbZG).`;
  }
}
