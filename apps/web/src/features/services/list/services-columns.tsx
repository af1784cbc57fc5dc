import { useLingui } from '@lingui/react/macro';
import { Badge, StateBadge } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { DataColumn } from '../../../tables/data-table.tsx';
import { paidWageOf } from '../wages/paid-wage.ts';

/** What services are: name, kind, organization, and the pay they are calculated with. */
export function useServiceColumns(): DataColumn<Service>[] {
  const { t } = useLingui();
  const format = useFormat();
  const payOf = (service: Service) => paidWageOf(service) + service.nonTariffAllowance;
  return [
    {
      id: 'name',
      header: t`Leistung`,
      isRowHeader: true,
      tone: 'strong',
      sortBy: ({ name }) => name,
      cell: (service) => (
        <span className="flex items-center gap-2 max-sm:w-36 max-sm:flex-col max-sm:items-start max-sm:gap-0.5 max-sm:py-1.5">
          <span className="max-w-72 truncate max-sm:line-clamp-2 max-sm:max-w-full max-sm:whitespace-normal max-sm:leading-tight">
            {service.name}
          </span>
          {service.problem ? <StateBadge tone="pending">{t`ohne Preis`}</StateBadge> : null}
          {service.warnings.length > 0 ? <StateBadge tone="pending">{t`prüfen`}</StateBadge> : null}
        </span>
      ),
      skeleton: { width: 160 },
    },
    {
      id: 'type',
      header: t`Art`,
      cell: ({ type }) => <Badge>{type === 'MOBILE' ? t`Mobil` : t`Permanent`}</Badge>,
      skeleton: { width: 72, kind: 'badge' },
    },
    {
      id: 'organization',
      header: t`Gesellschaft`,
      cell: (service) => service.operationalOrganizationShortName,
      sortBy: (service) => service.operationalOrganizationShortName,
      tone: 'quiet',
    },
    {
      id: 'wage',
      header: t`Lohn + Zulage`,
      align: 'end',
      cell: (service) => `${format.amount(payOf(service))}/h`,
      sortBy: payOf,
    },
  ];
}

/** What services cost and bring. */
export function useServiceFigureColumns(): DataColumn<Service>[] {
  const { t } = useLingui();
  const format = useFormat();
  const marginOf = ({ pricing }: Service) => pricing?.totalMargin ?? null;
  const priceOf = ({ pricing }: Service) => pricing?.pricePerHour ?? null;
  return [
    {
      id: 'hours',
      header: t`Stunden`,
      align: 'end',
      cell: (service) => format.hours(service.minutesTotal, 0),
      sortBy: (service) => service.minutesTotal,
    },
    {
      id: 'cost',
      header: t`Kosten`,
      align: 'end',
      cell: (service) => format.euro(service.totalCost),
      sortBy: (service) => service.totalCost,
    },
    {
      id: 'revenue',
      header: t`Umsatz`,
      align: 'end',
      tone: 'strong',
      cell: (service) => format.euro(service.revenue),
      sortBy: (service) => service.revenue,
    },
    {
      id: 'margin',
      header: t`Marge`,
      align: 'end',
      cell: (service) => format.percent(marginOf(service), 1, true),
      sortBy: marginOf,
    },
    {
      id: 'price',
      header: t`Preis/h`,
      align: 'end',
      cell: (service) => format.number(priceOf(service), 2),
      sortBy: priceOf,
    },
  ];
}
