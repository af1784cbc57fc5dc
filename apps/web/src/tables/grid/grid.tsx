import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { type CautionOf, cautionAt } from './cautions.ts';
import { readClipboard } from './clipboard.ts';
import { GridCell } from './grid-cell.tsx';
import { cellsOfArea, type KeyActs, onCellKey, onEditorKey, typed } from './grid-keys.ts';
import { areaOf, isInArea, isOneCell, placeAt } from './grid-place.ts';
import { isChangedRow } from './grid-table.ts';
import { writeTabSeparated } from './tab-separated.ts';
import type { Grid as GridState } from './use-grid.ts';

/** A longer text may be running text, which is shown as it is understood before it counts. */
const LONGEST_CELL = 20;

export type GridLabel = {
  label: string;
  /** in the head, where the label would widen the column */
  short?: string;
};
export type GridLabels = Readonly<Record<string, GridLabel>>;

/** A figure at the end of each row, which follows from the row. */
export type GridFigure = { label: string; textOf: (row: object) => string };

/**
 * A table that is edited cell by cell with the keyboard and the clipboard, as a sheet. One cell is in the order of Tab;
 * Tab goes from cell to cell, after Escape it leaves.
 */
export function Grid({
  grid,
  label,
  labels,
  figure,
  cautionOf,
  onPaste,
  onSave,
  describedBy,
}: {
  grid: GridState;
  label: string;
  labels: GridLabels;
  figure?: GridFigure;
  cautionOf?: CautionOf;
  /** a clipboard of several cells */
  onPaste: (table: string[][]) => void;
  onSave: () => void;
  describedBy?: string;
}) {
  const { t } = useLingui();
  const root = useRef<HTMLTableElement>(null);
  const isIn = useRef(false);
  const runStart = useRef<number | null>(null);
  const mayLeave = useRef(false);
  const isTappedAgain = useRef(false);
  const entered = useRef(grid.entries);
  const acts: KeyActs = { runStart, mayLeave, onSave };
  const { place, area, table, kind, editing } = grid;

  // The focus follows the chosen cell, as long as it is in the grid or asked into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen cell moves the focus
  useEffect(() => {
    if (entered.current !== grid.entries) isIn.current = true;
    entered.current = grid.entries;
    if (!isIn.current || editing !== null) return;
    root.current?.querySelector<HTMLElement>('[data-chosen]')?.focus();
  }, [place.row, place.column, editing, grid.entries]);

  function choose(row: number, column: number, isExtending: boolean): void {
    finishEdit();
    runStart.current = null;
    isIn.current = true;
    grid.go(isExtending ? { ...place, row, column } : placeAt(row, column));
  }

  /** The field of a cell takes its text over when it loses the focus, which its removal would not tell it. */
  function finishEdit(): void {
    if (editing !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function copy(event: ClipboardEvent): void {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTabSeparated(grid.texts()));
    if (event.type === 'cut') grid.clear();
  }

  function paste(event: ClipboardEvent): void {
    const cells = readClipboard(event.clipboardData, grid.language);
    const [first] = cells;
    const isSingle = cells.length === 1 && first?.length === 1;
    if (cells.length === 0 || (editing !== null && isSingle)) return;
    event.preventDefault();
    if (isSingle && (first[0] ?? '').length <= LONGEST_CELL) grid.type(cellsOfArea(grid, first[0] ?? ''));
    else onPaste(cells);
  }

  return (
    <div className="relative overflow-x-auto">
      <table
        ref={root}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid, in the markup of a table
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-multiselectable="true"
        aria-rowcount={table.rows.length + 1}
        className="w-full border-separate [border-spacing:0] text-14"
        onFocus={() => {
          isIn.current = true;
        }}
        onBlur={(event) => {
          if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) isIn.current = false;
        }}
        onKeyDown={(event) => {
          if (editing === null) onCellKey(event, grid, acts);
        }}
        onPointerDownCapture={(event) => {
          const isOnChosen = event.target instanceof Element && event.target.closest('[data-chosen]') !== null;
          isTappedAgain.current = event.pointerType === 'touch' && isOnChosen;
        }}
        onClick={() => {
          // A finger has no keys to type with: the second tap on a cell opens its field.
          if (isTappedAgain.current && editing === null) grid.edit(grid.texts()[0]?.[0] ?? '');
        }}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
      >
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 w-9 border-r border-b bg-surface text-12 text-ink-3">
              <span className="sr-only">{t`Zeile`}</span>
            </th>
            {kind.columns.map(({ id, align, width }) => (
              <th
                key={id}
                scope="col"
                style={{ minWidth: `${width}ch` }}
                className={`h-8 whitespace-nowrap border-b px-2 font-medium text-12 text-ink-3 ${align === 'end' ? 'text-right' : 'text-left'}`}
              >
                <HeadText {...(labels[id] ?? { label: id })} />
              </th>
            ))}
            {figure ? (
              <th
                scope="col"
                className="sticky right-0 h-8 whitespace-nowrap border-b border-l bg-surface px-2 pr-4 text-right font-medium text-12 text-ink-3"
              >
                {figure.label}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => {
            const problems = grid.problemsOf(rowIndex);
            const isUnsaved = isChangedRow(row, kind);
            const { output } = grid.check(row);
            return (
              <tr key={row.key} className={isUnsaved ? 'bg-warn-soft/40' : undefined}>
                <RowHead
                  number={rowIndex + 1}
                  isUnsaved={isUnsaved}
                  isChosen={
                    rowIndex >= area.top && rowIndex <= area.bottom && area.right - area.left === grid.size.columns - 1
                  }
                  onChoose={(isExtending) => {
                    finishEdit();
                    isIn.current = true;
                    const anchorRow = isExtending ? place.anchorRow : rowIndex;
                    grid.go({ row: rowIndex, anchorRow, column: 0, anchorColumn: grid.size.columns - 1 });
                  }}
                />
                {kind.columns.map((column, columnIndex) => {
                  const isActive = place.row === rowIndex && place.column === columnIndex;
                  return (
                    <GridCell
                      key={column.id}
                      text={row.cells[column.id] ?? ''}
                      isEnd={column.align === 'end'}
                      isActive={isActive}
                      isChosen={!isOneCell(areaOf(place)) && isInArea(area, rowIndex, columnIndex)}
                      problem={problems[column.id]}
                      caution={cautionAt(column, row.cells[column.id], { language: grid.language, cautionOf })}
                      label={labels[column.id]?.label ?? column.id}
                      choices={column.choices?.(grid.language)}
                      editing={isActive ? editing : null}
                      onChoose={(isExtending) => choose(rowIndex, columnIndex, isExtending)}
                      onEdit={() => {
                        isIn.current = true;
                        grid.edit(row.cells[column.id] ?? '');
                      }}
                      onKey={(event, text) => onEditorKey(event, text, grid, acts)}
                      onLeave={(text) => grid.type(typed(text, grid))}
                    />
                  );
                })}
                {figure ? (
                  <td className="tnum sticky right-0 whitespace-nowrap border-b border-l bg-surface px-2 pr-4 text-right text-ink-2">
                    {output ? figure.textOf(output) : ''}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function HeadText({ label, short }: GridLabel) {
  if (short === undefined) return label;
  return (
    <span title={label}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The number of a row; a press chooses the whole row. */
function RowHead({
  number,
  isUnsaved,
  isChosen,
  onChoose,
}: {
  number: number;
  isUnsaved: boolean;
  isChosen: boolean;
  onChoose: (isExtending: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <th
      scope="row"
      onPointerDown={(event) => onChoose(event.shiftKey)}
      className={`tnum sticky left-0 z-1 cursor-default select-none border-r border-b px-2 text-right font-normal text-12 ${isChosen ? 'bg-accent-soft text-ink' : 'bg-surface text-ink-3'}`}
    >
      {number}
      {isUnsaved ? <span className="sr-only">{t`, nicht gespeichert`}</span> : null}
    </th>
  );
}
