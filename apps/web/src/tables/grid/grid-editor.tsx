import { Trans, useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense, useEffect, useId, useState } from 'react';
import { useSaveOnLeaving } from '../../app/navigation/save-on-leaving.ts';
import { useUnsavedWork } from '../../app/navigation/unsaved-work.ts';
import { useIsPhone } from '../../app/preferences/use-is-phone.ts';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts/draft.ts';
import { useCopyTyped } from '../../forms/use-copy-typed.ts';
import { type CautionOf, cautionAt } from './cautions.ts';
import { outputsOf } from './check-rows.ts';
import { useFormPart } from './form-parts.ts';
import { Grid, type GridFigure, type GridLabels } from './grid.tsx';
import { placeAt } from './grid-place.ts';
import { GridProblems } from './grid-problems.tsx';
import type { GridTable } from './grid-table.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { type ChosenTargets, type PastedRow, type PasteWays, type ReadPaste, readPaste } from './read-paste.ts';
import { writeTabSeparated } from './tab-separated.ts';
import { type GridOptions, useGrid } from './use-grid.ts';
import { type GridSave, useGridSave } from './use-grid-save.ts';

const PastePreview = latePart(async () => (await import('./paste-preview.tsx')).PastePreview);
const ConflictDialog = latePart(async () => (await import('../../forms/edit/conflict-dialog.tsx')).ConflictDialog);

export type GridEditorProps = Omit<GridOptions, 'draft'> &
  GridSave & {
    /** Where unsaved rows are kept in this tab. */
    draftKey: string;
    label: string;
    labels: GridLabels;
    figure?: GridFigure;
    ways?: PasteWays;
    /** What is unusual without being wrong; it stands at the cell and in the preview of a paste, and refuses nothing. */
    cautionOf?: CautionOf;
    /** The rows as they would be saved, while they differ from what is stored; null when they do not. */
    onDraft: (rows: readonly { key: string; row: object }[] | null) => void;
    onClose: () => void;
    /** Why nothing can be saved. */
    lockedReason?: string;
  };

type KeptGrid = { table: GridTable; version: number };

/** A list as a table to edit: keys, clipboard, undo, problems, and one save for everything, by itself or with the form around it. */
export function GridEditor(props: GridEditorProps) {
  const { draftKey, label, labels, lockedReason, onClose, onDraft, ways, kind, language } = props;
  const { t } = useLingui();
  const helpId = useId();
  const [draft] = useState(() => readDraft<KeptGrid>(draftKey)?.values ?? null);
  const grid = useGrid({ ...props, draft });
  const { save, isPending, questions, takeBack, isOvertaken } = useGridSave(grid, props, labels);
  const [pasted, setPasted] = useState<((chosen: ChosenTargets) => ReadPaste) | null>(null);
  const copyTyped = useCopyTyped();
  const isPhone = useIsPhone();
  const { table, hasChanges, begun } = grid;
  useUnsavedWork(hasChanges, true);
  // In a form the table is not what gets saved: leaving the page asks for the form.
  const isPart = useFormPart(hasChanges, save);
  useSaveOnLeaving(hasChanges && !isPart, save);

  useEffect(() => {
    if (hasChanges) keepDraft(draftKey, { table, version: begun }, null);
    else dropDraft(draftKey);
  }, [draftKey, table, begun, hasChanges]);
  // The price follows the rows; the callbacks are new with each drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows make another price
  useEffect(() => {
    onDraft(hasChanges ? outputsOf(table, grid.check, grid.facts) : null);
  }, [table, hasChanges]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the price of the stored rows comes back when the table closes
  useEffect(() => () => onDraft(null), []);

  function discard(): void {
    dropDraft(draftKey);
    onDraft(null);
    onClose();
  }

  function acceptPaste(rows: readonly PastedRow[], way: 'insert' | 'over'): void {
    const { row, column } = grid.place;
    if (way === 'insert')
      grid.insert(
        row,
        rows.map(({ cells }) => cells),
      );
    else {
      grid.type(
        rows.flatMap(({ cells }, at) =>
          Object.entries(cells).map(([columnId, text]) => ({ row: row + at, columnId, text })),
        ),
      );
    }
    setPasted(null);
    grid.enter(placeAt(row, column));
  }

  const isLocked = lockedReason !== undefined;
  const typedText = () =>
    writeTabSeparated(table.rows.slice(0, -1).map(({ cells }) => kind.columns.map(({ id }) => cells[id] ?? '')));

  return (
    <div>
      <GridToolbar
        grid={grid}
        labels={labels}
        takeBack={
          takeBack === null || isLocked || isPart ? null : { act: () => void takeBack(), isPending, isOvertaken }
        }
      />
      {isLocked ? (
        <div className="px-4 pt-3">
          <Banner tone="danger" isLive title={lockedReason}>
            <p>
              <Trans>Was Sie eingegeben haben, steht noch hier.</Trans>
            </p>
            <Button size="small" variant="ghost" onPress={() => void copyTyped(typedText())}>
              <Trans>Eingaben kopieren</Trans>
            </Button>
          </Banner>
        </div>
      ) : null}
      {grid.hasOthers ? (
        <div className="px-4 pt-3">
          <Banner isLive title={t`Inzwischen hat jemand anderes gespeichert`}>
            <Trans>Ihre Eingaben bleiben. Was Sie beide geändert haben, entscheiden Sie beim Speichern.</Trans>
          </Banner>
        </div>
      ) : null}
      <Grid
        grid={grid}
        label={label}
        labels={labels}
        figure={props.figure}
        cautionOf={props.cautionOf}
        describedBy={helpId}
        onSave={() => void save()}
        onPaste={(cells) => {
          const at = kind.columns[grid.place.column]?.id ?? '';
          setPasted(() => (chosen: ChosenTargets) => readPaste(cells, { kind, at, language, ways }, chosen));
        }}
      />
      <GridProblems grid={grid} labels={labels} cautionOf={props.cautionOf} />
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5">
        <p id={helpId} className="min-w-0 flex-1 text-12 text-ink-3 max-sm:basis-full">
          {isPhone ? (
            <Trans>Ein Feld antippen wählt es, noch einmal antippen ändert es.</Trans>
          ) : (
            <Trans>
              Pfeile wählen, Tippen überschreibt, Enter ändert, Strg+D verdoppelt oder füllt, Strg+V fügt aus Excel ein.
              Tab geht weiter, Esc und Tab verlassen die Tabelle.
            </Trans>
          )}
        </p>
        <Button onPress={discard}>{hasChanges ? t`Verwerfen` : t`Schließen`}</Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={isLocked || !hasChanges}
          reason={lockedReason ?? t`Noch nichts geändert.`}
          onPress={() => void save()}
        >
          {isPart ? t`Tabelle übernehmen` : t`Tabelle speichern`}
        </Button>
      </div>
      {pasted === null ? null : (
        <Suspense>
          <PastePreview
            read={pasted}
            columnIds={kind.columns.map(({ id }) => id)}
            labels={labels}
            cautionOf={(id, text) => {
              const column = kind.columns.find((one) => one.id === id);
              return column ? cautionAt(column, text, { language, cautionOf: props.cautionOf }) : null;
            }}
            atRow={grid.place.row + 1}
            onAccept={acceptPaste}
            onClose={() => setPasted(null)}
          />
        </Suspense>
      )}
      {questions.open === null ? null : (
        <Suspense>
          <ConflictDialog questions={questions.open} onAnswer={questions.answer} />
        </Suspense>
      )}
    </div>
  );
}
