import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui';
import { ArrowDownToLine, ClipboardCopy, Copy, History, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useCopy } from '../../app/clipboard/use-copy.ts';
import type { GridLabels } from './grid.tsx';
import { writeTabSeparated } from './tab-separated.ts';
import type { Grid } from './use-grid.ts';

/** The acts on the chosen rows, each with its keys in its name. */
export function GridToolbar({
  grid,
  labels,
  takeBack,
}: {
  grid: Grid;
  labels: GridLabels;
  /** Takes the last save back; null while there is nothing to take back. */
  takeBack: { act: () => void; isPending: boolean; isOvertaken: boolean } | null;
}) {
  const { t } = useLingui();
  const copy = useCopy();
  const { area, kind, table } = grid;
  const count = area.bottom - area.top + 1;

  function copyAll(): Promise<void> {
    const head = kind.columns.map(({ id }) => labels[id]?.label ?? id);
    const rows = table.rows.slice(0, -1).map(({ cells }) => kind.columns.map(({ id }) => cells[id] ?? ''));
    return copy(
      writeTabSeparated([head, ...rows]),
      t`Die Tabelle liegt in der Zwischenablage.`,
      t`Markieren Sie die Zeilen und kopieren Sie sie mit Strg+C.`,
    );
  }

  return (
    <div
      role="toolbar"
      aria-label={t`Zeilen bearbeiten`}
      className="flex flex-wrap items-center gap-1 border-b px-3 py-1.5"
    >
      <IconButton
        size="small"
        label={t`Rückgängig (Strg+Z)`}
        icon={<Undo2 />}
        isDisabled={!grid.canUndo}
        reason={t`Noch nichts geändert.`}
        onPress={grid.undo}
      />
      <IconButton
        size="small"
        label={t`Wiederherstellen (Strg+Y)`}
        icon={<Redo2 />}
        isDisabled={!grid.canRedo}
        reason={t`Nichts ist zurückgenommen.`}
        onPress={grid.redo}
      />
      <Button size="small" variant="ghost" icon={<Plus />} onPress={() => grid.insert(area.top, [{}])}>
        {t`Zeile`}
      </Button>
      <Button size="small" variant="ghost" icon={<Copy />} onPress={grid.duplicate}>
        {t`Verdoppeln`}
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<ArrowDownToLine />}
        onPress={grid.fillDown}
        isDisabled={count < 2}
        reason={count < 2 ? t`Wählen Sie mehrere Zeilen: Die oberste füllt die anderen.` : undefined}
      >
        {t`Nach unten füllen`}
      </Button>
      <Button size="small" variant="ghost" icon={<Trash2 />} onPress={grid.remove}>
        {t`Löschen`}
      </Button>
      <span className="flex-1" />
      {takeBack === null ? null : (
        <Button
          size="small"
          variant="ghost"
          icon={<History />}
          onPress={takeBack.act}
          isPending={takeBack.isPending}
          isDisabled={takeBack.isOvertaken}
          reason={takeBack.isOvertaken ? t`Inzwischen hat jemand anderes gespeichert.` : undefined}
        >
          {t`Speichern zurücknehmen`}
        </Button>
      )}
      <Button size="small" variant="ghost" icon={<ClipboardCopy />} onPress={() => void copyAll()}>
        {t`Alles kopieren`}
      </Button>
    </div>
  );
}
