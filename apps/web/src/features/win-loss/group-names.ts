import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import {
  chanceKindNames,
  chanceSizeNames,
  unstatedGroup,
  winLossDimensionNames,
} from '@zuschlag/i18n/win-loss/win-loss-messages';
import type { WinLossGroup } from '@zuschlag/validation/win-loss/win-loss';
import type { WinLossDimension } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import type { WinLossSearch } from './win-loss-search.ts';

/** What a group is called, and the search that chooses it; null for cases that do not state the dimension. */
export function useGroupNames() {
  const locale = useAppLocale();
  const { t } = useLingui();
  const nameOf = ({ customer, province, kind, size, year }: WinLossGroup): string => {
    if (customer) return customer.name;
    if (province) return provinceNames[province][locale];
    if (kind) return chanceKindNames[kind][locale];
    if (size) return chanceSizeNames[size][locale];
    return year === null ? unstatedGroup[locale] : String(year);
  };
  const titles: { [dimension in WinLossDimension]: string } = {
    customer: t`Nach Kunde`,
    state: t`Nach Bundesland`,
    kind: t`Nach Leistungsart`,
    size: t`Nach Größe (Stunden im Jahr)`,
    year: t`Nach Jahr der Abgabe`,
  };
  return { nameOf, titles, dimensionName: (dimension: WinLossDimension) => winLossDimensionNames[dimension][locale] };
}

export function choiceOf({ customer, province, kind, size, year }: WinLossGroup): WinLossSearch | null {
  if (customer) return { customer: customer.id };
  if (province) return { state: province };
  if (kind) return { kind };
  if (size) return { size };
  return year === null ? null : { year };
}
