import { useLingui } from '@lingui/react/macro';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { useWatch } from 'react-hook-form';
import type { EntryFormApi } from '../entries/entry-field.tsx';
import { useColumnText } from '../tables/use-column-text.ts';
import { WeekPicture } from './week-picture.tsx';

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The week as the form has it now. */
export function TariffWeek({ form }: { form: EntryFormApi }) {
  const { t } = useLingui();
  const values = useWatch({ control: form.control });
  const text = useColumnText();
  const { startNight, endNight } = values;
  if (
    typeof startNight !== 'string' ||
    typeof endNight !== 'string' ||
    !clock.test(startNight) ||
    !clock.test(endNight)
  )
    return <p className="text-ink-3">{t`Mit Beginn und Ende der Nacht erscheint hier die Woche.`}</p>;

  const supplement = (period: Exclude<TariffPeriod, 'day'>) => {
    const [relative, absolute] = [values[`${period}BonusRelative`], values[`${period}BonusAbsolute`]];
    const parts = [relative ? text('bonus', relative) : '', absolute ? text('eurPerHour', absolute) : ''];
    return parts.filter(Boolean).join(' + ') || '–';
  };
  return (
    <WeekPicture
      startNight={startNight}
      endNight={endNight}
      supplements={{
        day: '–',
        night: supplement('night'),
        sunday: supplement('sunday'),
        sundayNight: supplement('sundayNight'),
        holiday: supplement('holiday'),
        holidayNight: supplement('holidayNight'),
      }}
    />
  );
}
