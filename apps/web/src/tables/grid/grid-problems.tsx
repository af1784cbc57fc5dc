import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { fieldProblemMessage } from '../../app/errors/error-messages.ts';
import type { GridLabels } from './grid.tsx';
import { placeAt } from './grid-place.ts';
import type { Grid } from './use-grid.ts';

/** How many problems are listed; the others follow when these are settled. */
const MOST = 4;

/** What is wrong in the table, each with a way to its cell. */
export function GridProblems({ grid, labels }: { grid: Grid; labels: GridLabels }) {
  const { t } = useLingui();
  const { kind, table } = grid;
  const problems = table.rows.flatMap((row, rowIndex) => {
    const own = grid.problemsOf(rowIndex);
    return kind.columns.flatMap(({ id }, column) => {
      const problem = own[id];
      return problem ? [{ key: `${row.key} ${id}`, rowIndex, column, id, problem }] : [];
    });
  });
  const more = problems.length - MOST;
  return (
    <div
      role="status"
      className={problems.length === 0 ? 'sr-only' : 'grid gap-1 border-t bg-danger-soft/40 px-4 py-2'}
    >
      {problems.slice(0, MOST).map(({ key, rowIndex, column, id, problem }) => (
        <p key={key} className="flex flex-wrap items-center gap-x-2 text-12">
          <Button size="small" variant="ghost" onPress={() => grid.go(placeAt(rowIndex, column))}>
            {t`Zeile ${rowIndex + 1}, ${labels[id]?.label ?? id}`}
          </Button>
          <span className="text-danger-text">{fieldProblemMessage(problem.problem, problem.bound)}</span>
        </p>
      ))}
      {more > 0 ? (
        <p className="text-12 text-ink-3">
          <Plural value={more} one="und # weitere Angabe" other="und # weitere Angaben" />
        </p>
      ) : null}
      {problems.length > 0 ? (
        <p className="text-12 text-ink-3">{t`Zeilen mit solchen Angaben zählen noch nicht in den Preis.`}</p>
      ) : null}
    </div>
  );
}
