import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { Billing, SeatUsage } from '@zuschlag/validation/billing/billing';
import { CloudOff, Download } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { saveBytes } from '../../../app/files/file-transfer.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { useMoney } from '../use-money.ts';
import { seatsAsCsv } from './seats-as-csv.ts';

type Month = SeatUsage['months'][number];

/** The seats of the tenant by month and organization, as a table and as a file. */
export function SeatsCard({ contract }: { contract: Billing | null }) {
  const { t } = useLingui();
  const { number, locale } = useFormat();
  const money = useMoney();
  const { data, error, refetch } = trpc.billing.seats.useQuery();
  const months = data?.months ?? [];
  const organizations = organizationsOf(months);
  const isMonthly = contract?.interval === 'month';
  const columns: DataColumn<Month>[] = [
    {
      id: 'month',
      header: t`Monat`,
      isRowHeader: true,
      tone: 'strong',
      cell: ({ month }) => monthName(month, locale),
      skeleton: { width: 90 },
    },
    ...organizations.map(({ organizationId, shortName }) => ({
      id: String(organizationId),
      header: shortName,
      align: 'end' as const,
      cell: (month: Month) => number(seatsOf(month, organizationId)),
    })),
    { id: 'sum', header: t`Zusammen`, align: 'end', tone: 'strong', cell: (month) => number(sumOf(month)) },
    {
      id: 'amount',
      header: t`Betrag`,
      align: 'end',
      isHidden: !isMonthly,
      cell: (month) => (contract ? money(sumOf(month) * contract.pricePerUser, contract.currency) : null),
    },
  ];

  function save(): void {
    const words = { month: t`Monat`, sum: t`Zusammen`, amount: t`Betrag` };
    const text = seatsAsCsv(months, organizations, { words, price: isMonthly ? contract : null, locale });
    saveBytes(new TextEncoder().encode(text), 'text/csv;charset=utf-8', `${t`Plätze`}.csv`);
  }

  return (
    <section aria-label={t`Plätze je Monat`} className="grid min-w-0 gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 font-semibold text-16">{t`Plätze je Monat`}</h2>
        <Button
          size="small"
          icon={<Download />}
          isDisabled={!data}
          reason={t`Die Plätze sind noch nicht geladen.`}
          onPress={save}
        >
          {t`Als CSV speichern`}
        </Button>
      </header>
      <DataTable
        label={t`Plätze je Monat`}
        columns={columns}
        items={data ? months : error ? [] : undefined}
        itemId={({ month }) => month}
        skeletonCount={3}
        empty={
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Plätze konnten nicht geladen werden`}
            text={errorMessage(error)}
            action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
          />
        }
      />
      <p className="text-12 text-ink-3">{t`Gezählt wird jede Nacht; für einen Monat zählt der Tag mit den meisten Plätzen.`}</p>
    </section>
  );
}

type Organization = { organizationId: number; shortName: string };

/** Every organization that had seats in one of the months, in the order of the newest month. */
function organizationsOf(months: readonly Month[]): Organization[] {
  const known = new Map(months.flatMap((month) => month.organizations).map((one) => [one.organizationId, one]));
  return [...known.values()];
}

function seatsOf(month: Month, organizationId: number): number {
  return month.organizations.find((one) => one.organizationId === organizationId)?.seats ?? 0;
}

function sumOf(month: Month): number {
  return month.organizations.reduce((sum, { seats }) => sum + seats, 0);
}

function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
}
