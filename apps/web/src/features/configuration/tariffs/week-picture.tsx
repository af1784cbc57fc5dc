import { Trans, useLingui } from '@lingui/react/macro';
import { type Period, PeriodSwatch } from '@zuschlag/ui/layout/period-bar';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DayPart, partsOfDay, weekMinutes } from './week-hours.ts';

const fills: Record<TariffPeriod, string> = {
  day: 'bg-period-day',
  night: 'bg-period-night',
  sunday: 'bg-period-sunday',
  sundayNight: 'bg-period-sunday-night',
  holiday: 'bg-period-holiday',
  holidayNight: 'bg-period-holiday-night',
};
const swatches: Record<TariffPeriod, Period> = {
  day: 'day',
  night: 'night',
  sunday: 'sunday',
  sundayNight: 'sunday-night',
  holiday: 'holiday',
  holidayNight: 'holiday-night',
};
const periods = Object.keys(fills) as TariffPeriod[];
const hours = [0, 6, 12, 18, 24];

/**
 * Seven days and a holiday by the clock, in the colours of the periods their hours are paid as; the same in figures
 * below, so that the colours are not needed.
 * @param supplements what each period is paid on top, in words
 */
export function WeekPicture({
  startNight,
  endNight,
  supplements,
}: {
  startNight: string;
  endNight: string;
  supplements: Record<TariffPeriod, ReactNode>;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const parts = partsOfDay(startNight, endNight);
  const minutes = weekMinutes(parts);
  const words: Record<TariffPeriod, string> = {
    day: t`Tag`,
    night: t`Nacht`,
    sunday: t`Sonntag`,
    sundayNight: t`Sonntag Nacht`,
    holiday: t`Feiertag`,
    holidayNight: t`Feiertag Nacht`,
  };
  const weekdays = [t`Mo`, t`Di`, t`Mi`, t`Do`, t`Fr`, t`Sa`];
  return (
    <figure className="grid gap-3">
      <div
        className="grid gap-px"
        role="img"
        aria-label={t`Eine Woche nach Zeitarten; dieselben Angaben stehen in der Tabelle darunter.`}
      >
        {weekdays.map((day) => (
          <DayLine key={day} label={day} parts={parts} day="day" night="night" />
        ))}
        <DayLine label={t`So`} parts={parts} day="sunday" night="sundayNight" />
        <DayLine label={t`Feiertag`} parts={parts} day="holiday" night="holidayNight" />
        <div className="grid grid-cols-[3.9rem_1fr] text-11 text-ink-3">
          <span />
          <span className="tnum flex justify-between">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </div>
      </div>
      <table className="w-full text-12">
        <caption className="sr-only">{t`Stunden und Zuschläge nach Zeitarten`}</caption>
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-1 text-left font-medium">{t`Zeitart`}</th>
            <th scope="col" className="py-1 text-right font-medium">{t`Stunden je Woche`}</th>
            <th scope="col" className="py-1 text-right font-medium">{t`Zuschläge`}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period} className="border-t">
              <th scope="row" className="py-1 text-left font-normal">
                <span className="inline-flex items-center gap-2">
                  <PeriodSwatch period={swatches[period]} />
                  {words[period]}
                </span>
              </th>
              <td className="tnum py-1 text-right">
                {period === 'holiday' || period === 'holidayNight' ? (
                  <Trans>{format.hours(minutes[period])} je Feiertag</Trans>
                ) : (
                  format.hours(minutes[period])
                )}
              </td>
              <td className="tnum py-1 text-right">{supplements[period]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function DayLine(props: { label: string; parts: readonly DayPart[]; day: TariffPeriod; night: TariffPeriod }) {
  return (
    <div className="grid grid-cols-[3.9rem_1fr] items-center">
      <span className="text-12 text-ink-2">{props.label}</span>
      <span className="flex h-4 gap-px">
        {props.parts.map(({ start, end, isNight }) => (
          <span
            key={start}
            className={`rounded-mark ${fills[isNight ? props.night : props.day]}`}
            style={{ flexGrow: end - start, flexBasis: 0 }}
          />
        ))}
      </span>
    </div>
  );
}
