import { useLingui } from '@lingui/react/macro';
import { SummaryLine } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** The sums of the services above; margin and price are formed from the sums. */
export function ServicesTotals({ services }: { services: readonly Service[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const total = (figure: 'revenue' | 'totalCost' | 'minutesTotal') =>
    services.reduce((sum, service) => sum + (service[figure] ?? 0), 0);
  const revenue = total('revenue');
  const cost = total('totalCost');
  const minutes = total('minutesTotal');
  return (
    <div className="px-4 py-2.5">
      <SummaryLine
        label={t`Summe der Leistungen`}
        layout="inline"
        items={[
          { id: 'hours', label: t`Stunden`, value: format.hours(minutes, 0) },
          { id: 'cost', label: t`Kosten`, value: format.euro(cost) },
          { id: 'revenue', label: t`Umsatz`, value: format.euro(revenue) },
          { id: 'margin', label: t`Marge`, value: format.percent(ratio(revenue - cost, revenue), 1, true) },
          { id: 'price', label: t`€/h`, value: format.number(ratio(revenue * 60, minutes), 2) },
        ]}
      />
    </div>
  );
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
