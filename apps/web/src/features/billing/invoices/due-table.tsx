import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { DuePeriod } from '@zuschlag/validation/billing/invoices/invoices';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { contractStateText } from '../contract-state-text.ts';
import { useMoney } from '../use-money.ts';

/** The periods that have no invoice yet. Where an address is missing its form comes first. */
export function DueTable({
  due,
  hasSeller,
  onIssue,
  onComplete,
  empty,
}: {
  due: readonly DuePeriod[] | undefined;
  hasSeller: boolean;
  onIssue: (period: DuePeriod) => void;
  onComplete: (period: DuePeriod) => void;
  empty: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { day, number } = useFormat();
  const money = useMoney();
  const columns: DataColumn<DuePeriod>[] = [
    {
      id: 'tenant',
      header: t`Kunde`,
      isRowHeader: true,
      tone: 'strong',
      sortBy: ({ shortName }) => shortName,
      cell: ({ shortName }) => shortName,
      skeleton: { width: 120 },
    },
    { id: 'state', header: t`Vertrag`, cell: ({ contractState }) => contractStateText(i18n, contractState) },
    {
      id: 'period',
      header: t`Zeitraum`,
      align: 'end',
      sortBy: ({ periodFrom }) => periodFrom,
      cell: ({ periodFrom, periodTo }) => `${day(periodFrom)} – ${day(periodTo)}`,
    },
    { id: 'seats', header: t`Plätze × Monate`, align: 'end', cell: ({ seatMonths }) => number(seatMonths) },
    { id: 'net', header: t`Netto`, align: 'end', cell: ({ net, currency }) => money(net, currency) },
    { id: 'gross', header: t`Brutto`, align: 'end', cell: ({ gross, currency }) => money(gross, currency) },
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      align: 'end',
      width: 180,
      cell: (period) =>
        period.isComplete ? (
          <Button
            size="small"
            aria-label={t`Rechnung für ${period.shortName} ab ${day(period.periodFrom)} ausstellen`}
            isDisabled={!hasSeller}
            reason={t`Zuerst den Absender eintragen.`}
            onPress={() => onIssue(period)}
          >{t`Ausstellen`}</Button>
        ) : (
          <Button
            size="small"
            aria-label={t`Rechnungsangaben von ${period.shortName} ergänzen`}
            onPress={() => onComplete(period)}
          >{t`Angaben ergänzen`}</Button>
        ),
    },
  ];
  return (
    <DataTable
      label={t`Abzurechnen`}
      columns={columns}
      items={due}
      itemId={({ organizationId, periodFrom }) => `${organizationId} ${periodFrom}`}
      textOf={({ shortName }) => shortName}
      skeletonCount={3}
      minWidth={920}
      empty={empty}
    />
  );
}
