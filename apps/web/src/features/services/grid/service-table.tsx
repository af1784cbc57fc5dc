import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { carInput } from '@zuschlag/validation/services/car';
import { purchaseInput } from '@zuschlag/validation/services/purchase';
import type { TableKind, TableRows } from '@zuschlag/validation/services/saved-rows';
import type { Service } from '@zuschlag/validation/services/service';
import { useState } from 'react';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import type { TableChanges } from '../../../tables/grid/check-rows.ts';
import type { GridFigure } from '../../../tables/grid/grid.tsx';
import type { GridKind } from '../../../tables/grid/grid-column.ts';
import { GridEditor } from '../../../tables/grid/grid-editor.tsx';
import { visitSchema } from '../mobile/visit-schema.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { shiftSchema } from '../shifts/shift-schema.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { carKind, purchaseKind } from './equipment-columns.ts';
import { shiftPaste } from './paste/shift-paste.ts';
import { shiftKind } from './shift-columns.ts';
import { type TypedRows, tableDraftKey } from './typed-rows.ts';
import { useGridLabels } from './use-grid-labels.ts';
import { visitKind } from './visit-columns.ts';

const kinds: Readonly<Record<TableKind, GridKind>> = {
  shifts: shiftKind,
  siteVisits: visitKind,
  cars: carKind,
  purchases: purchaseKind,
};

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
  const [schema] = useState(() => schemaOf(kind, contract));
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
      kind={kinds[kind]}
      schema={schema}
      language={language}
      stored={service[kind]}
      version={service.version}
      labels={useGridLabels(kind)}
      ways={kind === 'shifts' ? shiftPaste : undefined}
      draftKey={tableDraftKey(kind, serviceId)}
      lockedReason={lockedReason}
      save={async (changes) => storedIn(await send(changes))}
      refresh={async () => storedIn(await utils.services.byId.fetch({ serviceId }, { staleTime: 0 }))}
      savedMessage={t`Die Tabelle ist gespeichert.`}
      onDraft={(rows) => onDraft(rows && { [kind]: rows.map(({ key, row }) => ({ ...row, id: key })) })}
    />
  );
}

function schemaOf(kind: TableKind, contract: ContractDays): z.ZodType<object> {
  switch (kind) {
    case 'shifts':
      return shiftSchema(contract);
    case 'siteVisits':
      return visitSchema(contract);
    case 'cars':
      return carInput;
    case 'purchases':
      return purchaseInput;
  }
}
