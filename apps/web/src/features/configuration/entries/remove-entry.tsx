import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useState } from 'react';
import { useRemoval } from '../../../app/errors/removal.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { RateImpactPanel } from '../rate-impact/rate-impact-panel.tsx';
import { proceduresOf, type TableRow, useTablesChanged } from '../tables/table-procedures.ts';
import { useRowText } from '../tables/use-column-text.ts';

/** Asks before a row goes: which row, and what rests on it. The row stays in the history. */
export function RemoveEntry({
  table,
  row,
  isOpen,
  onClose,
}: {
  table: TableKey;
  row: TableRow | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const rowText = useRowText();
  const tablesChanged = useTablesChanged();
  const removal = useRemoval();
  const remove = proceduresOf(table).remove.useMutation();
  // While the question closes it still names the row it was about.
  const [last, setLast] = useState(row);
  if (row !== null && row !== last) setLast(row);
  const name = systemText(i18n, tableNames[table]);

  async function confirm(): Promise<void> {
    if (!row) return;
    await removal({
      remove: () => remove.mutateAsync({ id: row.id }),
      done: t`Der Eintrag ist gelöscht.`,
      alreadyGone: t`Jemand anderes war schneller: Der Eintrag ist schon gelöscht.`,
      refresh: tablesChanged,
    });
  }

  return (
    <ConfirmDialog
      danger
      title={t`${name}: Eintrag löschen?`}
      text={
        <>
          <span className="block font-medium text-ink">{last ? rowText(table, last) : null}</span>
          {table === 'wage'
            ? t`Leistungen behalten ihre Löhne. Im Verlauf bleibt der Eintrag stehen.`
            : t`Gespeicherte Kalkulationen behalten ihre Zahlen; neue rechnen ohne diesen Eintrag. Im Verlauf bleibt er stehen.`}
        </>
      }
      confirmLabel={t`Löschen`}
      cancelLabel={t`Abbrechen`}
      isPending={remove.isPending}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onConfirm={confirm}
    >
      {row ? <RateImpactPanel changes={{ remove: [{ table, id: row.id }] }} /> : null}
    </ConfirmDialog>
  );
}
