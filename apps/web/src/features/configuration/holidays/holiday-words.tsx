import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { publicHolidayNames } from '@zuschlag/i18n/messages/public-holidays';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { type Province, type PublicHolidayId, provinces } from '@zuschlag/validation/vocabulary';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Above this number the states without the holiday are fewer than those with it. */
const mostNamed = 4;

/** The words for holidays: a day with its weekday, the names of the law, the states. */
export function useHolidayWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
  const stateName = (province: Province) => systemText(i18n, provinceNames[province]);
  return {
    day: (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`)).replace('.', '')}, ${format.day(day)}`,
    names: (names: readonly PublicHolidayId[]) =>
      names.map((name) => systemText(i18n, publicHolidayNames[name])).join(', '),
    states: (states: readonly Province[]) => {
      const all = provinces.length;
      if (states.length === all) return [t`alle ${all}`];
      const names = (chosen: readonly Province[]) =>
        chosen.map(stateName).sort((first, second) => first.localeCompare(second, i18n.locale));
      const others = provinces.filter((province) => !states.includes(province));
      if (others.length <= mostNamed / 2) {
        const without = names(others).join(', ');
        return [t`alle außer ${without}`];
      }
      return names(states);
    },
    stateName,
  };
}

/** The states of a day as chips; what has no room is counted, and named to who points at it. */
export function StateChips({ states }: { states: readonly Province[] }) {
  const words = useHolidayWords();
  const names = words.states(states);
  const more = names.slice(mostNamed);
  return (
    <span className="flex flex-wrap items-center gap-1 py-1" title={more.length > 0 ? names.join(', ') : undefined}>
      {names.slice(0, mostNamed).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {more.length > 0 ? (
        <>
          <Badge>+{more.length}</Badge>
          <span className="sr-only">{more.join(', ')}</span>
        </>
      ) : null}
    </span>
  );
}
