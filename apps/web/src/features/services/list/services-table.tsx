import { useLingui } from '@lingui/react/macro';
import { loadWords } from '@zuschlag/i18n/activate';
import { ConfirmDialog, Sheet, SkeletonText, toasts } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { limits } from '@zuschlag/validation/limits';
import type { Service } from '@zuschlag/validation/services/service';
import { type ReactNode, Suspense, useState } from 'react';
import { useRight } from '../../../app/session/session.tsx';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { useDenialMessages } from '../lock/denial-messages.ts';
import { servicePaths } from '../service/service-paths.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { SelectedServices } from './selected-services.tsx';
import { ServiceRowMenu } from './service-row-menu.tsx';
import { useServiceColumns, useServiceFigureColumns } from './services-columns.tsx';
import { useServiceTotals } from './services-totals.tsx';

const ServiceDetails = latePart(async () => {
  const [{ ServiceDetails: Details }] = await Promise.all([import('./service-details.tsx'), loadWords('calculation')]);
  return Details;
});

const CopyServicesDialog = lazyOverlay(async () => {
  const [{ CopyServicesDialog: Asked }] = await Promise.all([
    import('../copy/copy-services-dialog.lazy.tsx'),
    loadWords('calculation'),
  ]);
  return Asked;
});

const RaiseWagesDialog = lazyOverlay(async () => {
  const [{ RaiseWagesDialog: Asked }] = await Promise.all([
    import('../wages/raise-wages-dialog.lazy.tsx'),
    loadWords('calculation'),
  ]);
  return Asked;
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
  const mayWrite = useRight('CREATE_CHANCE');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState<readonly Service[]>([]);
  const [isCopying, setCopying] = useState(false);
  const [raised, setRaised] = useState<readonly Service[] | null>(null);
  const denialWords = useDenialMessages();
  // Others may have removed one since.
  const selected = (services ?? []).filter(({ id }) => ticked.includes(id));
  const locked = selected.find(({ permissions }) => !permissions.includes('EDIT'));
  const copy = (chosen: readonly Service[]) => {
    setCopied(chosen);
    setCopying(true);
  };
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
        onCopy={mayWrite ? () => copy([service]) : undefined}
        onRemove={() => setRemoving(service)}
      />
    ),
  };
  const totalsOf = useServiceTotals();
  const columns = [...useServiceColumns(), ...useServiceFigureColumns(), actions];
  return (
    <>
      {selected.length > 0 ? (
        <SelectedServices
          count={selected.length}
          onRaise={() => setRaised(selected)}
          raiseReason={locked && denialWords(locked.denials, 'EDIT', locked.operationalOrganizationShortName)}
          onCopy={() => copy(selected)}
          onClear={() => setTicked([])}
        />
      ) : null}
      <DataTable
        label={label}
        columns={columns}
        items={services}
        itemId={({ id }) => id}
        hrefOf={hrefOf}
        textOf={({ name }) => name}
        height="inside"
        {...(mayWrite
          ? {
              selected: selected.map(({ id }) => id),
              onSelect: (ids: string[]) => setTicked(ids.slice(0, limits.selectedRows)),
            }
          : {})}
        skeletonCount={3}
        empty={empty}
        totals={services ? totalsOf(services) : undefined}
      />
      <CopyServicesDialog
        services={copied}
        isOpen={isCopying}
        onClose={() => setCopying(false)}
        onDone={() => setTicked([])}
      />
      <RaiseWagesDialog
        services={raised ?? []}
        isOpen={raised !== null}
        onClose={() => setRaised(null)}
        onDone={() => setTicked([])}
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
