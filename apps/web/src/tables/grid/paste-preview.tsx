import { Plural, useLingui } from '@lingui/react/macro';
import { Banner, Button, Dialog, DialogActions, Form } from '@zuschlag/ui';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { RadioGroup } from '@zuschlag/ui/choices/radio-group';
import { useState } from 'react';
import { fieldProblemMessage } from '../../app/errors/error-messages.ts';
import type { GridLabels } from './grid.tsx';
import { PasteColumns } from './paste-columns.tsx';
import type { ChosenTargets, PastedRow, ReadPaste } from './read-paste.ts';

/** How many of the things to look at are listed. */
const MOST = 6;

export type PasteWay = 'insert' | 'over';

/** What a paste would do, row by row, as it is understood; nothing counts before it is accepted. */
export function PastePreview({
  read,
  columnIds: gridColumnIds,
  labels,
  cautionOf,
  atRow,
  onAccept,
  onClose,
}: {
  /** Reads the clipboard with the places that the person chose. */
  read: (chosen: ChosenTargets) => ReadPaste;
  /** the columns of the grid */
  columnIds: readonly string[];
  labels: GridLabels;
  /** what is unusual about an understood text of a column without being wrong */
  cautionOf: (columnId: string, text: string) => string | null;
  /** the number of the chosen row, from 1 */
  atRow: number;
  onAccept: (rows: readonly PastedRow[], way: PasteWay) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenTargets>(new Map());
  const paste = read(chosen);
  const { rows, columnIds, ignored, sources } = paste;
  const [isGuessed] = useState(() => sources.some(({ isGuess }) => isGuess));
  const [hasColumns, setHasColumns] = useState(isGuessed);
  // A line of which hardly anything is understood is a sum or a note.
  const fewest = columnIds.length > 2 ? 2 : 1;
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null);
  const left = ticked ?? new Set(rows.filter((row) => understoodCount(row) < fewest).map(({ line }) => line));
  const [way, setWay] = useState<PasteWay>(paste.isInPlace ? 'over' : 'insert');
  const taken = rows.filter(({ line }) => !left.has(line));
  const problems = taken.flatMap(({ line, problems: own }) => own.map((problem) => ({ line, ...problem })));
  const cautions = taken.flatMap(({ line, cells }) =>
    columnIds.flatMap((columnId) => {
      const text = cells[columnId] ?? '';
      const caution = cautionOf(columnId, text);
      return caution === null ? [] : [{ line, columnId, text, caution }];
    }),
  );
  const names = ignored.join(', ');
  return (
    <Dialog
      title={t`Einfügen prüfen`}
      subtitle={t`So wurde die Zwischenablage verstanden. Übernommen wird erst, was Sie bestätigen.`}
      size="wide"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Form label={t`Einfügen prüfen`} onSubmit={() => onAccept(taken, way)}>
        <div className="grid gap-3 pt-2">
          {rows.length === 0 ? <Banner>{t`Die Zwischenablage enthält keine Zeilen.`}</Banner> : null}
          {sources.some(({ isGuess }) => isGuess) ? (
            <Banner tone="warn" title={t`Die Spalten haben keine Überschriften`}>
              {t`Wohin sie gehören, ist zum Teil nach dem Inhalt geraten. Bitte prüfen Sie die Zuordnung.`}
            </Banner>
          ) : null}
          {problems.length === 0 ? null : (
            <Banner
              tone="warn"
              title={
                <Plural
                  value={problems.length}
                  one="# Angabe wurde nicht verstanden"
                  other="# Angaben wurden nicht verstanden"
                />
              }
            >
              <ul className="grid gap-0.5">
                {problems.slice(0, MOST).map(({ line, columnId, text, problem }) => (
                  <li key={`${line} ${columnId}`}>
                    {t`Zeile ${line}, ${labels[columnId]?.label ?? columnId}: „${text}“. ${fieldProblemMessage(problem)}`}
                  </li>
                ))}
                {problems.length > MOST ? <li>{t`und ${problems.length - MOST} weitere`}</li> : null}
              </ul>
            </Banner>
          )}
          {cautions.length === 0 ? null : (
            <Banner
              tone="warn"
              title={
                <Plural
                  value={cautions.length}
                  one="# Angabe ist ungewöhnlich hoch"
                  other="# Angaben sind ungewöhnlich hoch"
                />
              }
            >
              <ul className="grid gap-0.5">
                {cautions.slice(0, MOST).map(({ line, columnId, text, caution }) => (
                  <li key={`${line} ${columnId}`}>
                    {t`Zeile ${line}, ${labels[columnId]?.label ?? columnId}: „${text}“. ${caution}`}
                  </li>
                ))}
                {cautions.length > MOST ? <li>{t`und ${cautions.length - MOST} weitere`}</li> : null}
              </ul>
            </Banner>
          )}
          {ignored.length === 0 ? null : (
            <p className="text-12 text-ink-3">{t`Ohne Platz in der Tabelle und nicht übernommen: Spalte ${names}`}</p>
          )}
          {sources.length === 0 ? null : (
            <PasteColumns
              {...{ sources, labels }}
              columnIds={gridColumnIds}
              isOpen={hasColumns}
              onOpen={setHasColumns}
              onChoose={(index, columnId) => setChosen(new Map([...chosen, [index, columnId]]))}
            />
          )}
          {rows.length === 0 ? null : (
            <PreviewTable
              {...{ rows, columnIds, labels, left }}
              onLeave={(line, isLeft) => setTicked(toggled(left, line, isLeft))}
            />
          )}
          {rows.length === 0 ? null : (
            <RadioGroup
              label={t`Wohin`}
              value={way}
              onChange={(next) => setWay(next as PasteWay)}
              options={[
                { id: 'insert', label: t`als neue Zeilen vor Zeile ${atRow}` },
                { id: 'over', label: t`ab Zeile ${atRow} überschreiben` },
              ]}
            />
          )}
          <DialogActions>
            <Button onPress={onClose}>{t`Abbrechen`}</Button>
            {/* Enter accepts what was just pasted, unless places are guesses. */}
            <Button
              variant="primary"
              type="submit"
              autoFocus={!isGuessed}
              isDisabled={taken.length === 0}
              reason={t`Keine der Zeilen ist lesbar.`}
            >
              <Plural value={taken.length} one="# Zeile übernehmen" other="# Zeilen übernehmen" />
            </Button>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  );
}

function PreviewTable({
  rows,
  columnIds,
  labels,
  left,
  onLeave,
}: Pick<ReadPaste, 'rows' | 'columnIds'> & {
  labels: GridLabels;
  left: ReadonlySet<number>;
  onLeave: (line: number, isLeft: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long paste scrolls, also by keyboard
      tabIndex={0}
      aria-label={t`Zeilen der Zwischenablage`}
      className="relative max-h-[40dvh] overflow-auto rounded-card border"
    >
      <table className="w-full text-14">
        <thead className="sticky top-0 z-1 bg-surface text-12 text-ink-3">
          <tr>
            <th className="h-8 px-2 text-left font-medium">{t`Zeile`}</th>
            {columnIds.map((id) => (
              <th key={id} className="whitespace-nowrap px-2 text-left font-medium">
                {labels[id]?.label ?? id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells, problems }) => (
            <tr key={line} className={left.has(line) ? 'text-ink-3 line-through' : undefined}>
              <td className="h-8 whitespace-nowrap border-t px-2">
                <CheckboxField
                  label={t`Zeile ${line}`}
                  isSelected={!left.has(line)}
                  onChange={(isTaken) => onLeave(line, !isTaken)}
                />
              </td>
              {columnIds.map((id) => {
                const isWrong = problems.some(({ columnId }) => columnId === id);
                return (
                  <td
                    key={id}
                    className={`tnum whitespace-nowrap border-t px-2 ${isWrong ? 'text-danger-text underline decoration-wavy underline-offset-4' : ''}`}
                  >
                    {cells[id] ?? ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function understoodCount({ cells, problems }: PastedRow): number {
  const wrong = problems.map(({ columnId }) => columnId);
  return Object.entries(cells).filter(([id, text]) => text !== '' && !wrong.includes(id)).length;
}

function toggled(left: ReadonlySet<number>, line: number, isLeft: boolean): ReadonlySet<number> {
  const next = new Set(left);
  if (isLeft) next.add(line);
  else next.delete(line);
  return next;
}
