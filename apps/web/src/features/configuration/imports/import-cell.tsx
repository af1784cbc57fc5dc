import { useLingui } from '@lingui/react/macro';
import { cellNoteText, cellProblemText } from '@zuschlag/i18n/messages/configuration-imports';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { ImportRow } from '@zuschlag/validation/configuration/imports';
import { CircleAlert } from 'lucide-react';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { alignOf } from '../tables/table-columns.ts';
import { useColumnText } from '../tables/use-column-text.ts';

/** A cell of a file: what it means, beside what it replaces; or what stands there and why that means nothing. */
export function ImportCell({ row, column, kind }: { row: ImportRow; column: string; kind: ColumnKind }) {
  const { t } = useLingui();
  const textOf = useColumnText();
  const isUnderstood = column in row.values;
  const value = row.values[column];
  const before = row.before?.[column];
  const isChanged = row.verdict === 'changed' && row.before !== null && before !== value;
  return (
    <div className="tnum py-1.5">
      {isChanged ? (
        <>
          <del className="text-ink-3">
            <span className="sr-only">{t`bisher`} </span>
            {textOf(kind, before)}
          </del>
          <span aria-hidden="true" className="text-ink-3">
            {' → '}
          </span>
          <strong className="rounded-mark bg-accent-soft px-1">
            <span className="sr-only">{t`neu`} </span>
            {textOf(kind, value)}
          </strong>
        </>
      ) : isUnderstood ? (
        <span className={row.verdict === 'equal' ? 'text-ink-3' : ''}>{textOf(kind, value)}</span>
      ) : (
        <span className="font-medium text-danger-text">{row.texts[column] || t`(leer)`}</span>
      )}
      <CellReading row={row} column={column} kind={kind} />
      <CellProblems row={row} column={column} kind={kind} />
    </div>
  );
}

/** The text of the file where it differs from its meaning, and how a value came about that is not its text. */
function CellReading({ row, column, kind }: { row: ImportRow; column: string; kind: ColumnKind }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const textOf = useColumnText();
  const isWritten = row.verdict === 'new' || row.verdict === 'changed';
  const typed = row.texts[column];
  // The screen writes hard spaces before a unit.
  const meaning = column in row.values ? textOf(kind, row.values[column]).replaceAll('\u00a0', ' ') : typed;
  // A cell of a date or a plain number means itself; only a share has two readings, "0.5" and "50".
  const isItself = kind !== 'fraction' && kind !== 'bonus' && typed === String(row.values[column]);
  const hasOther = typed !== undefined && typed !== meaning && !isItself;
  const notes = row.notes.filter((note) => note.column === column);
  if (!isWritten || (!hasOther && notes.length === 0)) return null;
  return (
    <p className="max-w-60 whitespace-normal text-12 text-ink-3">
      {[
        ...(hasOther ? [t`aus „${typed}“`] : []),
        ...notes.map((note) => cellNoteText(note, locale, (bound) => textOf(kind, bound))),
      ].join(', ')}
    </p>
  );
}

/** The problems of a cell, or of a whole row. @param column null: the row, and columns that the table does not have */
export function CellProblems({
  row,
  column,
  kind,
  columns = [],
}: {
  row: ImportRow;
  column: string | null;
  kind?: ColumnKind;
  /** the columns that say their problems themselves */
  columns?: readonly string[];
}) {
  const locale = useAppLocale();
  const { share, number } = useFormat();
  const isShare = kind === 'fraction' || kind === 'bonus';
  const isAtEnd = kind !== undefined && alignOf(kind) === 'end';
  const problems = row.problems.filter((one) =>
    column === null ? one.column === null || !columns.includes(one.column) : one.column === column,
  );
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map((one) => (
        <li
          key={one.problem}
          className={`flex w-fit max-w-60 gap-1 whitespace-normal text-left text-12 text-danger-text ${isAtEnd ? 'ml-auto' : ''}`}
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          {cellProblemText(one, locale, (bound) => (isShare ? share(bound) : number(bound)))}
        </li>
      ))}
    </ul>
  );
}
