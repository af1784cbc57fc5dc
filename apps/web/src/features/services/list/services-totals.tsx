import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { TotalRow } from '../../../tables/data-table.tsx';
import { sumsOf } from './service-sums.ts';

/** The sums under the columns of a list of services; of several organizations first each of them. */
export function useServiceTotals(): (services: readonly Service[]) => TotalRow[] {
  const { t } = useLingui();
  const format = useFormat();
  const rowOf = (id: string, name: string, services: readonly Service[]): TotalRow => {
    const { minutes, cost, revenue, margin, pricePerHour } = sumsOf(services);
    return {
      id,
      cells: {
        name,
        hours: format.hours(minutes, 0),
        cost: format.euro(cost),
        revenue: format.euro(revenue),
        margin: format.percent(margin, 1, true),
        price: format.number(pricePerHour, 2),
      },
    };
  };
  return (services) => {
    const each = [...Map.groupBy(services, (service) => service.operationalOrganizationShortName)];
    // One service each would only say everything twice.
    const hasParts = each.length > 1 && each.some(([, own]) => own.length > 1);
    const parts = hasParts
      ? each.map(([name, own]) => ({ ...rowOf(`total ${name}`, t`Summe ${name}`, own), isPart: true }))
      : [];
    return [...parts, rowOf('total', t`Summe`, services)];
  };
}
