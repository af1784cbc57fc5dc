import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import type { TableChanges } from '../../../tables/grid/check-rows.ts';
import type { GridFigure } from '../../../tables/grid/grid.tsx';
import { GridEditor } from '../../../tables/grid/grid-editor.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { tableKinds } from './table-kinds.ts';
import { type TypedRows, tableDraftKey, typedRowsOf } from './typed-rows.ts';
import { useGridLabels } from './use-grid-labels.ts';

export type ServiceTableProps = {
  kind: TableKind;
  service: Service;
  contract: ContractDays;
  label: string;
  figure?: GridFigure;
  lockedReason?: string;
  onDraft: (rows: TypedRows | null) => void;
  onClose: () => void;
};

/** A list of a stored service as a table to edit. */
export function ServiceTable({ kind, service, contract, lockedReason, onDraft, ...rest }: ServiceTableProps) {
  const { t } = useLingui();
  const language = localeTags[useAppLocale()];
  const utils = trpc.useUtils();
  const { refreshed } = useServiceChanges();
  const saveShifts = trpc.services.saveShifts.useMutation(refreshed);
  const saveSiteVisits = trpc.services.saveSiteVisits.useMutation(refreshed);
  const saveCars = trpc.services.saveCars.useMutation(refreshed);
  const savePurchases = trpc.services.savePurchases.useMutation(refreshed);
  const facts = tableKinds[kind];
  const [schema] = useState(() => facts.schemaOf(contract));
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
    <GridEditor
      {...rest}
      kind={facts.kind}
      schema={schema}
      language={language}
      stored={service[kind]}
      version={service.version}
      labels={useGridLabels(kind)}
      ways={facts.ways}
      draftKey={tableDraftKey(kind, serviceId)}
      lockedReason={lockedReason}
      save={async (changes) => storedIn(await send(changes))}
      refresh={async () => storedIn(await utils.services.byId.fetch({ serviceId }, { staleTime: 0 }))}
      savedMessage={t`Die Tabelle ist gespeichert.`}
      onDraft={(rows) => onDraft(rows && typedRowsOf(kind, rows))}
    />
  );
}
