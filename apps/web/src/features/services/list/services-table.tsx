import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { ConfirmDialog, Sheet, SkeletonText, toasts } from '@zuschlag/ui';
import type { Service } from '@zuschlag/validation/services/service';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { servicePaths } from '../service/service-paths.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { ServiceRowMenu } from './service-row-menu.tsx';
import { useServiceColumns, useServiceFigureColumns } from './services-columns.tsx';
import { useServiceTotals } from './services-totals.tsx';

const ServiceDetails = lazy(async () => {
  const [{ ServiceDetails: Details }] = await Promise.all([import('./service-details.tsx'), loadWords('calculation')]);
  return { default: Details };
});

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
  const [removing, setRemoving] = useState<Service | null>(null);
  const [shown, setShown] = useState<Service | null>(null);
  const hrefOf = ({ id, chanceId, type }: Service) =>
    servicePaths(chanceId, organizationId)[type === 'MOBILE' ? 'mobile' : 'permanent'](id);
  const actions: DataColumn<Service> = {
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
  };
  const totalsOf = useServiceTotals();
  const columns = [...useServiceColumns(), ...useServiceFigureColumns(), actions];
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
        totals={services ? totalsOf(services) : undefined}
      />
      <RemoveServiceDialog service={removing} onClose={() => setRemoving(null)} />
      <ServiceSheet service={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** Asks before a service is removed; null is closed. */
function RemoveServiceDialog({ service, onClose }: { service: Service | null; onClose: () => void }) {
  const { t } = useLingui();
  const { remove, orSay } = useServiceChanges();
  return (
    <ConfirmDialog
      danger
      title={t`Leistung entfernen?`}
      text={
        service
          ? t`„${service.name}“ wird mit allem, was dazu eingetragen ist, entfernt. Umsatz und Kosten der Chance werden neu berechnet.`
          : null
      }
      confirmLabel={t`Entfernen`}
      cancelLabel={t`Abbrechen`}
      isOpen={service !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      onConfirm={async () => {
        if (!service) return;
        await orSay(remove.mutateAsync({ serviceId: service.id }));
        toasts.success(t`Die Leistung ist entfernt.`);
      }}
    />
  );
}

/** The details of a service beside the list; null is closed. */
function ServiceSheet({ service, onClose }: { service: Service | null; onClose: () => void }) {
  return (
    <Sheet
      side="right"
      size="large"
      title={service?.name ?? ''}
      isOpen={service !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {service ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <ServiceDetails service={service} />
        </Suspense>
      ) : null}
    </Sheet>
  );
}
