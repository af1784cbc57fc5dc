import { useLingui } from '@lingui/react/macro';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../app/preferences/use-format.ts';
import { periodMessages } from '../chance/price/cost-line-messages.ts';

/** The fields of a month in words, as questions about them name them. */
export function useMonthFields() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const names: { readonly [field: string]: string } = {
    hours: t`Stunden`,
    absenceHours: t`Ausfallstunden`,
    payCost: t`Lohnkosten`,
    income: t`Erlös`,
  };
  return {
    labelOf: (field: string) => {
      const [kind = '', name = ''] = field.split('.');
      const period = kind in periodMessages ? i18n._(periodMessages[kind as TariffPeriod]) : null;
      return period === null || names[name] === undefined ? null : `${period}: ${names[name]}`;
    },
    textOf: (field: string, value: unknown) => {
      if (typeof value !== 'number') return t`leer`;
      return /[hH]ours$/.test(field) ? `${format.number(value, 2)} h` : format.euro(value);
    },
  };
}
