import { useLingui } from '@lingui/react/macro';
import { localHolidayOfRow } from '@zuschlag/calc-engine/calendar/local-holidays';
import { publicHolidayNames } from '@zuschlag/i18n/messages/public-holidays';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ConfirmedHoliday } from '../../customers/sites/confirmed-holiday.tsx';
import type { CalculationBasis } from './explained-figure.ts';

/** The local holidays that a figure counts, with the person who confirmed each. */
export function LocalHolidayNote({ basis: { input, rows, answers } }: { basis: CalculationBasis }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { startDate, endDate } = input.contract;
  const counted = rows.holidays.flatMap(({ id, date }) => {
    const holiday = date >= startDate && date <= endDate ? localHolidayOfRow(id) : null;
    return holiday ? [{ holiday, date }] : [];
  });
  const holidays = [...Map.groupBy(counted, ({ holiday }) => holiday)];
  if (holidays.length === 0) return null;
  return (
    <ul aria-label={t`Örtliche Feiertage`} className="grid gap-1 px-4 pb-3 text-12 text-ink-2">
      {holidays.map(([holiday, days]) => {
        const name = systemText(i18n, publicHolidayNames[holiday]);
        const dates = days.map(({ date }) => format.day(date)).join(', ');
        const answer = answers?.[holiday];
        return (
          <li key={holiday}>
            <p>{t`Mit örtlichem Feiertag ${name}: ${dates}.`}</p>
            {answer?.holds ? <ConfirmedHoliday answer={answer} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
