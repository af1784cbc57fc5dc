import { useLingui } from '@lingui/react/macro';
import { Card, CardHeader, IconButton, PeriodLegend } from '@zuschlag/ui';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { dayMessages, periodColour, shortDayMessages } from '../service/service-messages.ts';
import { calendarWeek, mondayOf, plusDays, weekdayOf } from './calendar-week.ts';
import { PlannerLane } from './planner-lane.tsx';
import { type PlanCircumstances, weekPlan } from './week-plan.ts';

export type WeekPlannerProps = {
  shifts: readonly (ShiftInput & { id: string })[];
  contract: { startDate: string; endDate: string };
  pauseIncluded: boolean;
  /** Left out while it loads: then there is neither night nor holiday. */
  book: Pick<RateBook, 'holidays' | 'tariffs'> | undefined;
  /** Beside the title, when the plan shows something else than the figures rest on. */
  note?: string;
  /** Below the lanes, for the week that is shown. */
  renderWeek?: (week: { monday: string; circumstances: PlanCircumstances }) => ReactNode;
};

/** One week of the roster: a lane per shift, coloured by tariff period. */
export function WeekPlanner({ shifts, contract, pauseIncluded, book, note, renderWeek }: WeekPlannerProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const first = mondayOf(contract.startDate);
  const last = mondayOf(contract.endDate);
  // The contract may begin in the middle of a week; the first whole one shows more.
  const [monday, setMonday] = useState(first === contract.startDate || first === last ? first : plusDays(first, 7));
  const circumstances = useMemo(
    () => ({
      contract,
      pauseIncluded,
      holidays: new Set((book?.holidays ?? []).map(({ date }) => date)),
      tariffs: book?.tariffs ?? [],
    }),
    [contract, pauseIncluded, book],
  );
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => plusDays(monday, offset));
  const holidays = days.filter((day) => circumstances.holidays.has(day));
  const lanes = shifts.map((shift) => ({ shift, pieces: weekPlan(shift, monday, circumstances) }));
  const occurring = tariffPeriods.filter((period) =>
    lanes.some(({ pieces }) => pieces.some((one) => one.period === period)),
  );
  const { week, year } = calendarWeek(monday);
  const shortDay = (day: string) => format.day(day).slice(0, format.locale === 'de' ? 6 : 5);
  const holidayNote = holidays.map((day) => `${i18n._(shortDayMessages[weekdayOf(day)])} ${shortDay(day)}`).join(', ');

  return (
    <Card label={t`Wochenplan`}>
      <CardHeader
        title={t`Wochenplan`}
        aside={
          <>
            {note === undefined ? null : <span>{note}</span>}
            {holidayNote === '' ? null : <span className="max-sm:hidden">{t`Feiertag: ${holidayNote}`}</span>}
            <IconButton
              size="small"
              label={t`Vorige Woche`}
              icon={<ChevronLeft />}
              isDisabled={monday <= first}
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
              onPress={() => setMonday(plusDays(monday, 7))}
            />
          </>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the plan scrolls sideways, also by keyboard */}
      <section tabIndex={0} aria-label={t`Wochenplan`} className="relative overflow-x-auto px-4 pt-2 pb-3">
        <div className="min-w-[34rem]">
          <div className="mb-1 grid grid-cols-[3.9rem_repeat(7,1fr)] text-12">
            <span />
            {days.map((day) => (
              <span
                key={day}
                className={`tnum truncate pl-1.5 ${circumstances.holidays.has(day) ? 'font-semibold text-danger-text' : 'font-medium text-ink-2'}`}
              >
                <span className="sr-only">{i18n._(dayMessages[weekdayOf(day)])}</span>
                <span aria-hidden="true">{i18n._(shortDayMessages[weekdayOf(day)])}</span> {shortDay(day)}
              </span>
            ))}
          </div>
          {lanes.map(({ shift, pieces }) => (
            <PlannerLane key={shift.id} shift={shift} pieces={pieces} />
          ))}
          <div className="mt-2.5 pl-[4.25rem]">
            <PeriodLegend
              items={occurring.map((period) => ({
                period: periodColour[period],
                label: i18n._(periodMessages[period]),
              }))}
            />
          </div>
          {renderWeek?.({ monday, circumstances })}
        </div>
      </section>
    </Card>
  );
}
