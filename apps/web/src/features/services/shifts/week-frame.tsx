import { useLingui } from '@lingui/react/macro';
import { Card, CardHeader, IconButton, PeriodLegend } from '@zuschlag/ui';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { dayMessages, periodColour, shortDayMessages } from '../service/service-messages.ts';
import { calendarWeek, mondayOf, plusDays, weekdayOf } from './calendar-week.ts';
import type { PlanPiece } from './week-plan.ts';

/** A week of the contract with the way to the others: its days on top, lanes below. */
export function WeekFrame({
  title,
  contract,
  holidays,
  note,
  children,
}: {
  title: string;
  contract: { startDate: string; endDate: string };
  holidays: ReadonlySet<string>;
  note?: string;
  children: (monday: string) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const first = mondayOf(contract.startDate);
  const last = mondayOf(contract.endDate);
  // The contract may begin in the middle of a week; the first whole one shows more.
  const [monday, setMonday] = useState(first === contract.startDate || first === last ? first : plusDays(first, 7));
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => plusDays(monday, offset));
  const { week, year } = calendarWeek(monday);
  const shortDay = (day: string) => format.day(day).slice(0, format.locale === 'de' ? 6 : 5);
  const holidayNote = days
    .filter((day) => holidays.has(day))
    .map((day) => `${i18n._(shortDayMessages[weekdayOf(day)])} ${shortDay(day)}`)
    .join(', ');

  return (
    <Card label={title}>
      <CardHeader
        title={title}
        aside={
          <>
            {note === undefined ? null : <span>{note}</span>}
            {holidayNote === '' ? null : <span className="max-sm:hidden">{t`Feiertag: ${holidayNote}`}</span>}
            <IconButton
              size="small"
              label={t`Vorige Woche`}
              icon={<ChevronLeft />}
              isDisabled={monday <= first}
              reason={t`Das ist die erste Woche.`}
              onPress={() => setMonday(plusDays(monday, -7))}
            />
            <span className="tnum whitespace-nowrap text-14 text-ink-2" aria-live="polite">
              {t`KW ${week} / ${year}`}
            </span>
            <IconButton
              size="small"
              label={t`Nächste Woche`}
              icon={<ChevronRight />}
              isDisabled={monday >= last}
              reason={t`Das ist die letzte Woche.`}
              onPress={() => setMonday(plusDays(monday, 7))}
            />
          </>
        }
      />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the plan scrolls sideways, also by keyboard
        tabIndex={0}
        aria-label={t`Tage der Woche`}
        className="@container relative overflow-x-auto px-4 pt-2 pb-3"
      >
        <div className="min-w-[34rem]">
          <div className="mb-1 grid grid-cols-[3.9rem_repeat(7,1fr)] text-12">
            <span />
            {days.map((day) => (
              <span
                key={day}
                className={`tnum truncate pl-1.5 ${holidays.has(day) ? 'font-semibold text-danger-text' : 'font-medium text-ink-2'}`}
              >
                <span className="sr-only">{i18n._(dayMessages[weekdayOf(day)])}</span>
                <span aria-hidden="true">{i18n._(shortDayMessages[weekdayOf(day)])}</span> {shortDay(day)}
              </span>
            ))}
          </div>
          {children(monday)}
        </div>
      </section>
    </Card>
  );
}

/** The colours of the tariff periods that occur among lanes. */
export function WeekLegend({ lanes }: { lanes: readonly { pieces: readonly PlanPiece[] }[] }) {
  const { i18n } = useLingui();
  const occurring = tariffPeriods.filter((period) =>
    lanes.some(({ pieces }) => pieces.some((one) => one.period === period)),
  );
  return (
    <div className="mt-2.5 pl-[4.25rem]">
      <PeriodLegend
        items={occurring.map((period) => ({ period: periodColour[period], label: i18n._(periodMessages[period]) }))}
      />
    </div>
  );
}
