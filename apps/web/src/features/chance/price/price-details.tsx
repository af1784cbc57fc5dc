import { useLingui } from '@lingui/react/macro';
import { Cell, Column, DescriptionList, Row, Table, TableBody, TableFrame, TableHeader } from '@zuschlag/ui';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from './cost-line-messages.ts';
import type { PriceBlock } from './price-blocks.ts';

/** Hours, cost, revenue and price per hour of each tariff period, and the rates per month and year. */
export function PriceDetails({ block, months }: { block: PriceBlock; months: number }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const revenue = sum(block.periods.map((period) => period.revenue));
  const minutes = sum(block.periods.map((period) => period.minutes));
  const perHour = (amount: number, duration: number) => format.euro(duration === 0 ? null : (amount * 60) / duration);
  return (
    <div className="grid gap-4">
      <TableFrame>
        <Table label={t`Preise je Zeitart`} density="dense">
          <TableHeader>
            <Column id="period" isRowHeader>{t`Zeitart`}</Column>
            <Column id="hours" align="end">{t`Stunden`}</Column>
            <Column id="cost" align="end">{t`Kosten`}</Column>
            <Column id="revenue" align="end">{t`Umsatz`}</Column>
            <Column id="hourly" align="end">{t`Preis/h`}</Column>
          </TableHeader>
          <TableBody>
            {[
              ...block.periods.map((period) => (
                <Row key={period.period} id={period.period}>
                  <Cell>{i18n._(periodMessages[period.period])}</Cell>
                  <Cell align="end">{format.hours(period.minutes)}</Cell>
                  <Cell align="end">{format.euro(period.cost)}</Cell>
                  <Cell align="end">{format.euro(period.revenue)}</Cell>
                  <Cell align="end">{perHour(period.revenue, period.minutes)}</Cell>
                </Row>
              )),
              <Row key="cumulated" id="cumulated" isTotal>
                <Cell>{t`Gesamt`}</Cell>
                <Cell align="end">{format.hours(minutes)}</Cell>
                <Cell align="end">{format.euro(block.costs.totalCosts)}</Cell>
                <Cell align="end">{format.euro(revenue)}</Cell>
                <Cell align="end">{perHour(revenue, minutes)}</Cell>
              </Row>,
            ]}
          </TableBody>
        </Table>
      </TableFrame>
      <DescriptionList
        layout="figures"
        items={[
          { term: t`Umsatz im Monat`, value: format.euro(revenue / months) },
          // A contract of less than a year has no revenue of a year.
          ...(months < 12 ? [] : [{ term: t`Umsatz im Jahr`, value: format.euro((revenue / months) * 12) }]),
        ]}
      />
    </div>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
