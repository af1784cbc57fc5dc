import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A value that was read from a document as the form would show it. */
export function useValueText(): (field: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (field, value) => {
    if (isDay(value)) return format.day(value);
    if (typeof value === 'boolean') return value ? t`ja` : t`nein`;
    if (typeof value === 'number') return format.number(value);
    if (field.endsWith('.province') && typeof value === 'string' && value in provinceNames)
      return systemText(i18n, provinceNames[value as keyof typeof provinceNames]);
    return String(value);
  };
}
