import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { useEffect, useState } from 'react';
import type { NewTableProps } from './new-table.tsx';
import { tableDraftKey } from './typed-rows.ts';
import { type Sheet, useOpenSheet } from './use-sheet.tsx';

const NewTable = latePart(async () => {
  const [{ NewTable: Table }] = await Promise.all([import('./new-table.tsx'), loadWords('sheet')]);
  return Table;
});

/** @property owner stands for the service until it is stored */
export type NewSheetProps = Omit<NewTableProps, 'draftKey' | 'onClose'> & { owner: string };

/** A list of a service that is not stored yet as a sheet. */
export function useNewSheet({ owner, ...props }: NewSheetProps): Sheet {
  const { kind, rows } = props;
  const draftKey = tableDraftKey(kind, owner);
  // The form brings its draft back with the first effects: the table rests on those rows.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return useOpenSheet(draftKey, rows.length, (onClose) =>
    isReady ? (
      // Rows that change beside the table, such as margins that follow from a target, are drawn anew.
      <NewTable key={JSON.stringify(rows)} {...props} draftKey={draftKey} onClose={onClose} />
    ) : null,
  );
}
