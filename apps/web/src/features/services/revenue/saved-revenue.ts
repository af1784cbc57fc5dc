import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { RevenueValues } from './revenue-values.ts';

/** The stored calculation in one line: the margin, the flat rate, or the hourly price of the day. */
export function useSavedRevenueMessages(saved: RevenueValues): string {
  const { t } = useLingui();
  const format = useFormat();
  switch (saved.revenueCalculationType) {
    case 'Margin':
      return t`Marge ${format.share(saved.margin, 2)}`;
    case 'Flatrate':
      return t`Pauschale ${format.amount(saved.flatRate)}`;
    case 'Hourlyrateabsolute':
      return t`${format.amount(saved.hourlyRateAbsolute.day)} je Stunde am Tag`;
    case 'Hourlyraterelative':
      return t`${format.amount(saved.hourlyRateRelative.day)} je Stunde am Tag, dazu Zuschläge`;
  }
}
