import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RevenueCalculationType } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { revenueTypeMessages } from '../service/service-messages.ts';
import type { ComparedRow, ComparedValue, ValueKind } from './comparison.ts';

/** The text of compared values, and of their difference with its sign. */
export function useValueText() {
  const { t, i18n } = useLingui();
  const format = useFormat();

  const numberText = (value: number, kind: ValueKind): string => {
    const entered = format.amount(value);
    const count = format.number(value, Number.isInteger(value) ? 0 : 2);
    switch (kind) {
      case 'euro':
      case 'eurosPerHour':
        return format.euro(value);
      case 'enteredEuros':
        return entered;
      case 'enteredPerHour':
        return `${entered}/h`;
      case 'enteredPerMinute':
        return `${entered}/min`;
      case 'ratio':
        return format.percent(value, 2, true);
      case 'share':
        return format.share(value);
      case 'minutes':
        return `${count}\u00a0min`;
      case 'minutesAsHours':
        return format.hours(value);
      case 'hours':
        return `${count}\u00a0h`;
      case 'days':
        return t`${plural(value, { one: `${count} Tag`, other: `${count} Tage` })}`;
      case 'years':
        return t`${plural(value, { one: `${count} Jahr`, other: `${count} Jahre` })}`;
      case 'heads':
        return format.number(value, 2);
      default:
        return count;
    }
  };
  const valueText = (value: ComparedValue | undefined, kind: ValueKind): string => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return value ? t`Ja` : t`Nein`;
    if (typeof value === 'number') return numberText(value, kind);
    return kind === 'revenueType' ? i18n._(revenueTypeMessages[value as RevenueCalculationType]) : value;
  };
  /** Of two ratios the points between them; null where a difference is no number. */
  const differenceText = ({ kind, first, second, isDifferent }: ComparedRow): string | null => {
    if (typeof first !== 'number' || typeof second !== 'number' || !isDifferent) return null;
    const difference = second - first;
    const sign = difference > 0 ? '+' : '';
    if (kind === 'ratio' || kind === 'share') {
      const points = format.number(difference * 100, 2);
      return t`${sign}${points} Pp.`;
    }
    return `${sign}${numberText(difference, kind)}`;
  };
  return { valueText, differenceText };
}
