import { useLingui } from '@lingui/react/macro';
import { SummaryLine } from '@zuschlag/ui';
import type { ActualOutcome } from '@zuschlag/validation/actuals/actuals';
import { useFormat } from '../../app/preferences/use-format.ts';

/** The margin to date beside the planned and the approved one. */
export function OutcomeLine({
  label,
  planned,
  actual,
  approvedMargin,
}: {
  label: string;
  planned: ActualOutcome;
  actual: ActualOutcome;
  approvedMargin: number | null;
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <SummaryLine
      label={label}
      items={[
        { id: 'margin', label: t`Marge Ist`, value: format.percent(actual.margin, 2) },
        { id: 'planned', label: t`Marge Soll`, value: format.percent(planned.margin, 2) },
        { id: 'approved', label: t`Genehmigt`, value: format.percent(approvedMargin, 2) },
        { id: 'profit', label: t`Deckungsbeitrag Ist`, value: format.euro(actual.profit) },
        { id: 'plannedProfit', label: t`Deckungsbeitrag Soll`, value: format.euro(planned.profit) },
      ]}
    />
  );
}
