import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useState } from 'react';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
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
  const showError = useErrorToast();
  const remove = proceduresOf(table).remove.useMutation();
  // While the question closes it still names the row it was about.
  const [last, setLast] = useState(row);
  if (row !== null && row !== last) setLast(row);
  const name = systemText(i18n, tableNames[table]);

  async function confirm(): Promise<void> {
    if (!row) return;
    try {
      await remove.mutateAsync({ id: row.id });
    } catch (error) {
      showError(error);
      // Others may have deleted the row.
      void tablesChanged();
      throw error;
    }
    toasts.success(t`Der Eintrag ist gelöscht.`);
    await tablesChanged();
  }

  return (
    <ConfirmDialog
      danger
      title={t`${name}: Eintrag löschen?`}
      text={
        <>
          <span className="block font-medium text-ink">{last ? rowText(table, last) : null}</span>
          {t`Gespeicherte Kalkulationen behalten ihre Zahlen; neue rechnen ohne diesen Eintrag. Im Verlauf bleibt er stehen.`}
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
