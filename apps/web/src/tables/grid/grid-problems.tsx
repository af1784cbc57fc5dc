import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { fieldProblemMessage } from '../../app/errors/error-messages.ts';
import { type CautionOf, cautionAt } from './cautions.ts';
import type { GridLabels } from './grid.tsx';
import { placeAt } from './grid-place.ts';
import type { Grid } from './use-grid.ts';

/** How many problems are listed; the others follow when these are settled. */
const MOST = 4;

type Remark = { key: string; rowIndex: number; column: number; id: string; message: string };

/** What is wrong in the table, and what is unusual, each with a way to its cell. */
export function GridProblems({
  grid,
  labels,
  cautionOf,
}: {
  grid: Grid;
  labels: GridLabels;
  cautionOf: CautionOf | undefined;
}) {
  const { t } = useLingui();
  const { kind, table, language } = grid;
  const remarks = (messageOf: (rowIndex: number, column: (typeof kind.columns)[number]) => string | null) =>
    table.rows.flatMap((row, rowIndex) =>
      kind.columns.flatMap((column, at): Remark[] => {
        const message = messageOf(rowIndex, column);
        return message === null
          ? []
          : [{ key: `${row.key} ${column.id}`, rowIndex, column: at, id: column.id, message }];
      }),
    );
  const problems = remarks((rowIndex, { id }) => {
    const problem = grid.problemsOf(rowIndex)[id];
    return problem ? fieldProblemMessage(problem.problem, problem.bound) : null;
  });
  const cautions = remarks((rowIndex, column) =>
    grid.problemsOf(rowIndex)[column.id]
      ? null
      : cautionAt(column, table.rows[rowIndex]?.cells[column.id], { language, cautionOf }),
  );
  return (
    <>
      <div
        role="status"
        className={problems.length === 0 ? 'sr-only' : 'grid gap-1 border-t bg-danger-soft/40 px-4 py-2'}
      >
        <Remarks {...{ grid, labels }} remarks={problems} className="text-danger-text" />
        {problems.length > 0 ? (
          <p className="text-12 text-ink-3">{t`Zeilen mit solchen Angaben zählen noch nicht in den Preis.`}</p>
        ) : null}
      </div>
      {cautionOf ? (
        <div
          role="status"
          className={cautions.length === 0 ? 'sr-only' : 'grid gap-1 border-t bg-warn-soft/40 px-4 py-2'}
        >
          <Remarks {...{ grid, labels }} remarks={cautions} className="text-warn-text" />
        </div>
      ) : null}
    </>
  );
}

function Remarks({
  grid,
  labels,
  remarks,
  className,
}: {
  grid: Grid;
  labels: GridLabels;
  remarks: readonly Remark[];
  className: string;
}) {
  const { t } = useLingui();
  const more = remarks.length - MOST;
  return (
    <>
      {remarks.slice(0, MOST).map(({ key, rowIndex, column, id, message }) => (
        <p key={key} className="flex flex-wrap items-center gap-x-2 text-12">
          <Button size="small" variant="ghost" onPress={() => grid.enter(placeAt(rowIndex, column))}>
            {t`Zeile ${rowIndex + 1}, ${labels[id]?.label ?? id}`}
          </Button>
          <span className={className}>{message}</span>
        </p>
      ))}
      {more > 0 ? (
        <p className="text-12 text-ink-3">
          <Plural value={more} one="und # weitere Angabe" other="und # weitere Angaben" />
        </p>
      ) : null}
    </>
  );
}
