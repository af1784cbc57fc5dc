import { useLingui } from '@lingui/react/macro';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import { Button, EmptyState, IconButton } from '@zuschlag/ui';
import type { TariffStep, TariffStepRow } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { Plus, Rows3, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useRemoval } from '../../app/errors/removal.ts';
import { systemText } from '../../app/preferences/system-text.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../tables/data-table.tsx';
import { NewRowDialog } from './new-row-dialog.tsx';

/** So many rows are drawn; a longer draft is best checked as the file it came from. */
const shown = 200;

/** The rows of a draft; those of one that is real stay to read. */
export function StepRows({ step }: { step: TariffStep }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const remove = trpc.tariffSteps.removeRow.useMutation();
  const [isAdding, setAdding] = useState(false);
  const { id, rows, realSince } = step;
  const isDraft = realSince === null;

  const removeRow = (row: TariffStepRow) =>
    removal({
      remove: () => remove.mutateAsync({ id, rowId: row.id }),
      done: t`Die Zeile ist entfernt.`,
      alreadyGone: t`Jemand anderes war schneller: Die Zeile ist schon entfernt.`,
      refresh: () => utils.tariffSteps.invalidate(),
    }).catch(() => undefined);

  const columns: DataColumn<TariffStepRow>[] = [
    { id: 'payGroup', header: t`Lohngruppe`, cell: ({ payGroup }) => payGroup, isRowHeader: true, tone: 'strong' },
    {
      id: 'province',
      header: t`Bundesland`,
      cell: ({ province }) => systemText(i18n, provinceOrAllNames[province]),
      tone: 'quiet',
    },
    { id: 'from', header: t`Gilt ab`, cell: ({ activeFrom }) => format.day(activeFrom), align: 'end' },
    { id: 'wage', header: t`Stundenlohn`, cell: ({ hourlyWage }) => format.euro(hourlyWage), align: 'end' },
    {
      id: 'remove',
      header: t`Entfernen`,
      isHeaderHidden: true,
      isHidden: !isDraft,
      align: 'end',
      width: 56,
      cell: (row) => (
        <IconButton
          size="small"
          label={t`Zeile ${row.payGroup} ab ${format.day(row.activeFrom)} entfernen`}
          icon={<Trash2 />}
          onPress={() => void removeRow(row)}
        />
      ),
    },
  ];
  return (
    <section aria-label={t`Löhne`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-semibold text-16">{t`Löhne`}</h2>
        {isDraft ? (
          <Button size="small" icon={<Plus />} onPress={() => setAdding(true)}>
            {t`Zeile hinzufügen`}
          </Button>
        ) : null}
      </div>
      <DataTable
        label={t`Zeilen des Tarifschritts`}
        columns={columns}
        items={rows.slice(0, shown)}
        itemId={(row) => row.id}
        textOf={({ payGroup }) => payGroup}
        empty={
          <EmptyState
            icon={<Rows3 />}
            title={t`Noch keine Zeile`}
            text={t`Fügen Sie die künftigen Löhne hinzu, je Lohngruppe und Tag eine Zeile.`}
          />
        }
      />
      {rows.length > shown ? (
        <p className="text-12 text-ink-3">{t`Gezeigt sind die ersten ${shown} von ${rows.length} Zeilen.`}</p>
      ) : null}
      {isDraft ? <NewRowDialog step={step} isOpen={isAdding} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
