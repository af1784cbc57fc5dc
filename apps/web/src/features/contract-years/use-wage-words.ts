import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { PartWage, ServiceYears } from '@zuschlag/validation/services/figures/contract-years';
import { systemText } from '../../app/preferences/system-text.ts';
import { useFormat } from '../../app/preferences/use-format.ts';

/** A sentence on what a wage rests on: the entered wage, a row of the wage table, or an assumption on one of them. */
export function useWageWords({ parts, assumedRise }: ServiceYears): (wage: PartWage, namesDays: boolean) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const entered = parts.flatMap(({ wages }) => wages).find(({ basis }) => basis === 'ENTERED')?.hourlyWage ?? null;
  return ({ from, to, hourlyWage, basis, assumedRises, row }, namesDays) => {
    const paid = `${namesDays ? `${format.day(from)} – ${format.day(to)}: ` : ''}${format.amount(hourlyWage)}/h`;
    const rise = format.share(assumedRise);
    if (!row) {
      const base = format.amount(entered);
      if (basis === 'RISE') return t`${paid}, angenommen: ${base} × (1 + ${rise})^${assumedRises} seit Vertragsbeginn`;
      return basis === 'CARRIED'
        ? t`${paid}, angenommen: der eingegebene Lohn ohne Steigerung`
        : t`${paid}, eingegebener Lohn`;
    }
    const place = row.province === 'DE' ? t`alle Bundesländer` : systemText(i18n, provinceNames[row.province]);
    const owner = row.isOwn ? t`eigene Zeile` : t`Zeile für alle Gesellschaften`;
    const origin = t`${owner}, ${place}, gültig ab ${format.day(row.activeFrom)}`;
    if (basis === 'RISE')
      return t`${paid}, angenommen: ${format.amount(row.hourlyWage)} × (1 + ${rise})^${assumedRises} (${origin})`;
    return basis === 'CARRIED'
      ? t`${paid}, angenommen: keine spätere Zeile bekannt (${origin})`
      : t`${paid} (${origin})`;
  };
}
