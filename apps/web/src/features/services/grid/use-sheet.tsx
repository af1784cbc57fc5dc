import { loadWords } from '@zuschlag/i18n/activate';
import { SkeletonText } from '@zuschlag/ui';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { readDraft } from '../../../forms/draft.ts';
import type { ServiceTableProps } from './service-table.tsx';
import { tableDraftKey } from './typed-rows.ts';

const ServiceTable = lazy(async () => {
  const [{ ServiceTable: Table }] = await Promise.all([import('./service-table.tsx'), loadWords('sheet')]);
  return { default: Table };
});

/** A list of a service that may stand as a table to edit; unsaved rows of this tab open it again. */
export function useSheet(
  kind: TableKind,
  props: Omit<ServiceTableProps, 'kind' | 'onClose'>,
): { sheet?: ReactNode; onSheet: () => void } {
  const { service } = props;
  const [isOpen, setOpen] = useState(() => readDraft(tableDraftKey(kind, service.id)) !== null);
  const onSheet = () => setOpen(true);
  if (!isOpen) return { onSheet };
  const waiting = (
    <div className="p-4">
      <SkeletonText lines={service[kind].length + 1} />
    </div>
  );
  return {
    onSheet,
    sheet: (
      <Suspense fallback={waiting}>
        <ServiceTable key={service.id} {...props} kind={kind} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
