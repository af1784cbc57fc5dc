import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { chanceTypeMessages, customerTypeMessages, procedureKindMessages } from '../form/choice-messages.ts';

const shares = new Set(['estimate.margin', 'contract.escalationClause']);

/** A value of a Chance in words, by the field it belongs to. */
export function useFieldText(): (path: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (path, value) => {
    if (value === null || value === undefined || value === '') return t`keine Angabe`;
    if (typeof value === 'boolean') return value ? t`ja` : t`nein`;
    if (typeof value === 'number') return shares.has(path) ? format.share(value) : format.number(value);
    const text = String(value);
    if (path === 'description.type') return i18n._(chanceTypeMessages[text as keyof typeof chanceTypeMessages]);
    if (path === 'description.customerType')
      return i18n._(customerTypeMessages[text as keyof typeof customerTypeMessages]);
    if (path === 'description.province') return systemText(i18n, provinceNames[text as keyof typeof provinceNames]);
    if (path === 'contract.pricingType') return text === 'variable' ? t`Variabel` : t`Fest`;
    if (path === 'description.procedureKind')
      return i18n._(procedureKindMessages[text as keyof typeof procedureKindMessages]);
    const isDay = path.endsWith('Date') || (path.startsWith('deadline.') && !path.endsWith('Time'));
    return isDay ? format.day(text) : text;
  };
}
