import { loadWords } from '@zuschlag/i18n/activate';
import { SkeletonText } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { type ReactNode, Suspense, useState } from 'react';
import { readDraft } from '../../../forms/drafts/draft.ts';
import type { ServiceTableProps } from './service-table.tsx';
import { tableDraftKey } from './typed-rows.ts';

const ServiceTable = latePart(async () => {
  const [{ ServiceTable: Table }] = await Promise.all([import('./service-table.tsx'), loadWords('sheet')]);
  return Table;
});

/** A list that may stand as a table to edit, in the place of the list. */
export type Sheet = { sheet?: ReactNode; onSheet: () => void };

/** A list of a stored service as a sheet. */
export function useSheet(kind: TableKind, props: Omit<ServiceTableProps, 'kind' | 'onClose'>): Sheet {
  const { service } = props;
  return useOpenSheet(tableDraftKey(kind, service.id), service[kind].length, (onClose) => (
    <ServiceTable key={service.id} {...props} kind={kind} onClose={onClose} />
  ));
}

/**
 * Opens a table in the place of its list; unsaved rows of this tab open it again.
 * @param render the table, fetched when it is opened
 */
export function useOpenSheet(draftKey: string, rowCount: number, render: (onClose: () => void) => ReactNode): Sheet {
  const [isOpen, setOpen] = useState(() => readDraft(draftKey) !== null);
  const onSheet = () => setOpen(true);
  if (!isOpen) return { onSheet };
  const waiting = (
    <div className="p-4">
      <SkeletonText lines={rowCount + 1} />
    </div>
  );
  return { onSheet, sheet: <Suspense fallback={waiting}>{render(() => setOpen(false))}</Suspense> };
}
