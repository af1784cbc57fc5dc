import { useLingui } from '@lingui/react/macro';
import { Badge, ConfirmDialog, Sheet, SkeletonText, StateBadge, toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { servicePaths } from '../service/service-paths.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { ServiceRowMenu } from './service-row-menu.tsx';
import { ServicesTotals } from './services-totals.tsx';

const ServiceDetails = lazy(async () => ({ default: (await import('./service-details.tsx')).ServiceDetails }));

/** Services as rows; a row opens the service. */
export function ServicesTable({
  label,
  services,
  organizationId,
  empty,
}: {
  label: string;
  services: readonly Service[] | undefined;
  organizationId?: number;
  empty?: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { remove, orSay } = useServiceChanges();
  const [removing, setRemoving] = useState<Service | null>(null);
  const [shown, setShown] = useState<Service | null>(null);
  const hrefOf = (service: Service) => servicePaths(service.chanceId, organizationId).permanent(service.id);

  const columns: DataColumn<Service>[] = [
    {
      id: 'name',
      header: t`Leistung`,
      isRowHeader: true,
      tone: 'strong',
      sortBy: ({ name }) => name,
      cell: (service) => (
        <span className="flex items-center gap-2">
          <span className="max-w-72 truncate">{service.name}</span>
          {service.problem ? <StateBadge tone="pending">{t`ohne Preis`}</StateBadge> : null}
        </span>
      ),
      skeleton: { width: 160 },
    },
    { id: 'type', header: t`Art`, cell: () => <Badge>{t`Permanent`}</Badge>, skeleton: { width: 72, kind: 'badge' } },
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
      cell: (service) => `${format.euro(service.hourlyWage + service.nonTariffAllowance)}/h`,
      sortBy: (service) => service.hourlyWage + service.nonTariffAllowance,
    },
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
      cell: (service) => format.percent(service.pricing?.totalMargin ?? null, 1, true),
      sortBy: (service) => service.pricing?.totalMargin ?? null,
    },
    {
      id: 'price',
      header: t`€/h`,
      align: 'end',
      cell: (service) => format.number(service.pricing?.pricePerHour ?? null, 2),
      sortBy: (service) => service.pricing?.pricePerHour ?? null,
    },
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      width: 52,
      align: 'end',
      cell: (service) => (
        <ServiceRowMenu
          service={service}
          href={hrefOf(service)}
          onShow={() => setShown(service)}
          onRemove={() => setRemoving(service)}
        />
      ),
    },
  ];

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        items={services}
        itemId={({ id }) => id}
        hrefOf={hrefOf}
        textOf={({ name }) => name}
        height="inside"
        skeletonCount={3}
        empty={empty}
        foot={services && services.length > 1 ? <ServicesTotals services={services} /> : undefined}
      />
      <ConfirmDialog
        danger
        title={t`Leistung entfernen?`}
        text={
          removing
            ? t`„${removing.name}“ wird mit allen Schichten entfernt. Umsatz und Kosten der Chance werden neu berechnet.`
            : null
        }
        confirmLabel={t`Entfernen`}
        cancelLabel={t`Abbrechen`}
        isOpen={removing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(null);
        }}
        onConfirm={async () => {
          if (!removing) return;
          await orSay(remove.mutateAsync({ serviceId: removing.id }));
          toasts.success(t`Die Leistung ist entfernt.`);
        }}
      />
      <Sheet
        side="right"
        size="large"
        title={shown?.name ?? ''}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setShown(null);
        }}
      >
        {shown ? (
          <Suspense fallback={<SkeletonText lines={8} />}>
            <ServiceDetails service={shown} />
          </Suspense>
        ) : null}
      </Sheet>
    </>
  );
}
