import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { FieldError } from '@zuschlag/validation/errors';
import { useState } from 'react';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { type Answers, type Question, useQuestions } from '../../forms/edit/use-questions.ts';
import { type CellProblems, cellAt, changesOf, outputsOf, type TableChanges } from './check-rows.ts';
import type { GridLabels } from './grid.tsx';
import { placeAt } from './grid-place.ts';
import { type GridTable, gridOf, rebased, type StoredRow, settled, takenBack } from './grid-table.ts';
import type { Grid } from './use-grid.ts';

/** What a save sends: the changes, and all rows for a call that takes the whole list. */
export type SentTable = TableChanges & { version: number; rows: readonly { key: string; row: object }[] };

type Stored = { rows: readonly StoredRow[]; version: number };

export type GridSave = {
  /** what is stored as far as the page knows */
  stored: readonly StoredRow[];
  version: number;
  /** Saves everything in one act. @returns what is stored afterwards */
  save: (changes: SentTable) => Promise<Stored>;
  /** Reads anew what is stored. */
  refresh: () => Promise<Stored>;
  /** null where the page shows it by itself */
  savedMessage: string | null;
};

/** The last save of this table: what was stored before it and after it. */
type LastSave = { before: Stored; after: Stored };

/** Saves a grid: what others saved since is merged by the server, or asked about cell by cell. */
export function useGridSave(
  grid: Grid,
  { stored, version, save, refresh, savedMessage }: GridSave,
  labels: GridLabels,
) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const questions = useQuestions();
  const [isPending, setPending] = useState(false);
  const [last, setLast] = useState<LastSave | null>(null);
  const { facts, check, kind } = grid;

  /** @returns whether everything is stored */
  async function saveAll(): Promise<boolean> {
    if (isPending) return false;
    const [wrong] = grid.unready;
    if (wrong) {
      grid.showAll();
      const index = grid.table.rows.indexOf(wrong);
      const column = kind.columns.findIndex(({ id }) => id in check(wrong).problems);
      grid.enter(placeAt(index, Math.max(column, 0)));
      toasts.error(t`Noch nicht gespeichert: In der Tabelle fehlt etwas.`);
      return false;
    }
    setPending(true);
    try {
      return await send(grid.table, grid.begun, { before: { rows: stored, version }, savedMessage });
    } finally {
      setPending(false);
    }
  }

  /** Stores what was stored before the last save, in one act. */
  async function takeBack(): Promise<void> {
    if (isPending || last === null) return;
    const { before, after } = last;
    setPending(true);
    try {
      const savedMessage = t`Das letzte Speichern ist zurückgenommen.`;
      await send(takenBack(before.rows, after.rows, facts), after.version, { before: after, savedMessage });
    } finally {
      setPending(false);
    }
  }

  async function send(
    table: GridTable,
    version: number,
    { before, savedMessage }: { before: Stored; savedMessage: string | null },
  ): Promise<boolean> {
    const changes = changesOf(table, check, facts);
    try {
      const after = await save({ ...changes, version, rows: outputsOf(table, check, facts) });
      grid.reset(after.rows, after.version);
      // A save that met those of others would take theirs back, too.
      setLast(after.version === before.version + 1 ? { before, after } : null);
      if (savedMessage !== null) toasts.success(savedMessage);
      return true;
    } catch (error) {
      const { code, details } = failureOf(error);
      if (code === 'CONFLICT' && details.currentVersion !== undefined) {
        const next = await settle(
          table,
          changes,
          (details.conflicts ?? []).map(({ path }) => path),
        );
        return next === null ? false : send(next.table, next.stored.version, { before: next.stored, savedMessage });
      }
      if (code === 'NOT_FOUND') void refresh();
      const refused = code === 'INVALID_INPUT' ? refusedCells(details.fields ?? [], changes) : new Map();
      grid.refuse(refused);
      showError(error);
      return false;
    }
  }

  /** Asks about the cells that two people changed. @returns the table to send again, null to go on editing */
  async function settle(
    table: GridTable,
    changes: TableChanges,
    paths: readonly string[],
  ): Promise<{ table: GridTable; stored: Stored } | null> {
    const fresh = await refresh();
    const base = rebased(table, fresh.rows, facts).table;
    const stored = gridOf(fresh.rows, facts).rows;
    const places = new Map(
      paths.flatMap((path) => {
        const place = cellAt(path, changes, kind);
        return place ? [[`${place.key} ${place.columnId}`, place] as const] : [];
      }),
    );
    const asked = [...places].flatMap(([id, { key, columnId }]) => {
      const index = base.rows.findIndex((row) => row.key === key);
      const row = base.rows[index];
      const theirs = stored.find((one) => one.id === row?.id)?.cells[columnId];
      if (!row || theirs === undefined) return [];
      return [{ id, key, columnId, index, mine: row.cells[columnId] ?? '', theirs }];
    });
    const nothing = t`keine Angabe`;
    const asks = asked.map(
      ({ id, columnId, index, mine, theirs }): Question => ({
        id,
        paths: [id],
        label: t`Zeile ${index + 1}, ${labels[columnId]?.label ?? columnId}`,
        mine: mine || nothing,
        theirs: theirs || nothing,
      }),
    );
    const answers: Answers | null = asks.length === 0 ? new Map() : await questions.ask(asks);
    const next = settled(
      base,
      answers === null ? [] : asked.map((one) => ({ ...one, kept: answers.get(one.id) ?? ('mine' as const) })),
    );
    grid.replace(next);
    return answers === null ? null : { table: next, stored: fresh };
  }

  function refusedCells(fields: readonly FieldError[], changes: TableChanges): Map<string, CellProblems> {
    const refused = new Map<string, CellProblems>();
    for (const { path, problem, bound } of fields) {
      const place = cellAt(path, changes, kind);
      if (place) refused.set(place.key, { ...refused.get(place.key), [place.columnId]: { problem, bound } });
    }
    return refused;
  }

  return {
    save: saveAll,
    isPending,
    questions,
    /** null before this table was saved, and while it has changes of its own */
    takeBack: last === null || grid.hasChanges ? null : takeBack,
    /** Others saved after the save that could be taken back. */
    isOvertaken: last !== null && version > last.after.version,
  };
}
