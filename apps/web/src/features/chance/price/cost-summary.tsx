import { useLingui } from '@lingui/react/macro';
import { Cell, Column, Row, Table, TableBody, TableFrame, TableHeader } from '@zuschlag/ui';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { costLineGroups } from './cost-line-messages.ts';
import type { PriceBlock } from './price-blocks.ts';

/** Every cost line over the whole contract, with its share; lines of 0 are left out. */
export function CostSummary({ block }: { block: PriceBlock }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { costs } = block;
  const lines = costLineGroups.flatMap((group) => group.lines.map((line) => ({ ...line, amount: line.read(costs) })));
  const shareOf = (amount: number) => (costs.totalCosts === 0 ? null : amount / costs.totalCosts);
  const rows = [
    ...lines.map((line) => ({ label: i18n._(line.label), amount: line.amount, isSum: line.isSum ?? false })),
    { label: t`Nachunternehmer`, amount: costs.subcontractorCosts, isSum: false },
    { label: t`Kosten gesamt`, amount: costs.totalCosts, isSum: true },
  ].filter((row) => row.isSum || row.amount !== 0);
  return (
    <TableFrame>
      <Table label={t`Kostenübersicht`} density="dense">
        <TableHeader>
          <Column id="line" isRowHeader>{t`Posten`}</Column>
          <Column id="amount" align="end">{t`Kosten`}</Column>
          <Column id="share" align="end">{t`Anteil`}</Column>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.label} id={row.label} isTotal={row.isSum}>
              <Cell>{row.label}</Cell>
              <Cell align="end">{format.euro(row.amount)}</Cell>
              <Cell align="end" tone="quiet">
                {format.percent(shareOf(row.amount), 1, true)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
