import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { RevenueValues } from './revenue-values.ts';

/** The stored calculation in one line: the margin, the flat rate, or the hourly price of the day. */
export function useSavedRevenueMessages(saved: RevenueValues): string {
  const { t } = useLingui();
  const format = useFormat();
  switch (saved.revenueCalculationType) {
    case 'Margin':
      return format.percent(saved.margin, 2, true);
    case 'Flatrate':
      return t`Pauschale ${format.euro(saved.flatRate)}`;
    case 'Hourlyrateabsolute':
      return t`${format.euro(saved.hourlyRateAbsolute.day)} je Stunde am Tag`;
    case 'Hourlyraterelative':
      return t`${format.euro(saved.hourlyRateRelative.day)} je Stunde am Tag, dazu Zuschläge`;
  }
}
