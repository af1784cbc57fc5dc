import { useLingui } from '@lingui/react/macro';
import { berlinDayOf, daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { useFormat } from './use-format.ts';

/** A moment as people speak of it: "heute, 08:51", "gestern, 17:20", and with its date before that. */
export function useMomentText(): (moment: string, now?: Date) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (moment, now = new Date()) => {
    const text = format.dateTime(moment);
    const time = text.slice(text.lastIndexOf(' ') + 1);
    const day = berlinDayOf(new Date(moment));
    const days = daysBetween(day, berlinDayOf(now));
    if (days === 0) return t`heute, ${time}`;
    return days === 1 ? t`gestern, ${time}` : text;
  };
}

/** A day as people speak of it: "Heute", "Gestern", and its date before that. */
export function useDayText(): (day: string, now?: Date) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (day, now = new Date()) => {
    const days = daysBetween(day, berlinDayOf(now));
    if (days === 0) return t`Heute`;
    return days === 1 ? t`Gestern` : format.day(day);
  };
}
