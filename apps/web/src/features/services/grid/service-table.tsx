import { useLingui } from '@lingui/react/macro';
import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../app/api/trpc.ts';
import type { TableChanges } from '../../../tables/grid/check-rows.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { tableDraftKey } from './typed-rows.ts';

export type ServiceTableProps = RowTableProps & { service: Service; lockedReason?: string };

/** A list of a stored service as a table to edit. */
export function ServiceTable({ service, ...table }: ServiceTableProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { refreshed } = useServiceChanges();
  const saveShifts = trpc.services.saveShifts.useMutation(refreshed);
  const saveSiteVisits = trpc.services.saveSiteVisits.useMutation(refreshed);
  const saveCars = trpc.services.saveCars.useMutation(refreshed);
  const savePurchases = trpc.services.savePurchases.useMutation(refreshed);
  const { kind } = table;
  const serviceId = service.id;
  const storedIn = (one: Service) => ({ rows: one[kind], version: one.version });

  /** The rows went through the schema of this kind. */
  function send(changes: TableChanges & { version: number }): Promise<Service> {
    const input = <Kind extends TableKind>(_kind: Kind) => ({
      serviceId,
      version: changes.version,
      added: changes.added.map(({ row }) => row as TableRows[Kind]),
      changed: changes.changed.map(({ id, base, row }) => ({
        id,
        base: base as Record<string, string | number | boolean | null>,
        row: row as TableRows[Kind],
      })),
      removed: [...changes.removed],
    });
    switch (kind) {
      case 'shifts':
        return saveShifts.mutateAsync(input(kind));
      case 'siteVisits':
        return saveSiteVisits.mutateAsync(input(kind));
      case 'cars':
        return saveCars.mutateAsync(input(kind));
      case 'purchases':
        return savePurchases.mutateAsync(input(kind));
    }
  }

  return (
    <RowTable
      {...table}
      chanceId={service.chanceId}
      stored={service[kind]}
      version={service.version}
      draftKey={tableDraftKey(kind, serviceId)}
      save={async (changes) => storedIn(await send(changes))}
      refresh={async () => storedIn(await utils.services.byId.fetch({ serviceId }, { staleTime: 0 }))}
      savedMessage={t`Die Tabelle ist gespeichert.`}
    />
  );
}
