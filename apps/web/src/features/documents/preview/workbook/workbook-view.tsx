import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Tabs } from '@zuschlag/ui/navigation/tabs';
import { Table2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { PreviewSkeleton } from '../preview-skeleton.tsx';
import { CellButton, type Pointing } from './cell-button.tsx';
import type { ShownSheet } from './read-sheets.ts';
import type { SheetsAnswer, SheetsWish } from './sheets.worker.ts';

/** Rows drawn at first, and with each further press; more at a time would hold the page up. */
const ROWS_AT_A_TIME = 200;
/** A workbook that is not read by then is offered for download. */
const PATIENCE_MS = 20_000;

/** A workbook as tables, one sheet at a time; with `pointing` its cells are buttons. */
export function WorkbookView({
  bytes,
  name,
  onFailed,
  pointing,
}: {
  bytes: Uint8Array;
  name: string;
  onFailed: () => void;
  pointing?: Pointing;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const [sheets, setSheets] = useState<readonly ShownSheet[] | null>(null);
  const [chosen, setChosen] = useState('0');
  const hear = useEffectEvent((read: readonly ShownSheet[]) => pointing?.onRead(read));
  useEffect(() => {
    const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(onFailed, PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<SheetsAnswer>) => {
      clearTimeout(timer);
      if (!data) return onFailed();
      setSheets(data);
      hear(data);
    };
    worker.onerror = onFailed;
    worker.postMessage({ bytes, locale } satisfies SheetsWish);
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [bytes, locale, onFailed]);
  if (!sheets) return <PreviewSkeleton />;
  const sheet = sheets[Number(chosen)] ?? sheets[0];
  return (
    <div className="flex h-full min-h-0 flex-col">
      {sheets.length > 1 ? (
        <Tabs
          label={t`Blätter von ${name}`}
          isInset
          items={sheets.map((one, at) => ({ id: String(at), label: one.name }))}
          selected={chosen}
          onSelect={setChosen}
        />
      ) : null}
      {sheet && sheet.rows.length > 0 ? (
        <SheetTable key={chosen} sheet={sheet} label={t`Inhalt von ${name}`} pointing={pointing} />
      ) : (
        <div className="grid flex-1 place-items-center p-6">
          <EmptyState icon={<Table2 />} title={t`Dieses Blatt ist leer`} />
        </div>
      )}
    </div>
  );
}

function SheetTable({ sheet, label, pointing }: { sheet: ShownSheet; label: string; pointing?: Pointing }) {
  const { t } = useLingui();
  const [count, setCount] = useState(ROWS_AT_A_TIME);
  const rows = sheet.rows.slice(0, count);
  const left = sheet.rows.length - rows.length;
  const edge = 'border-r border-b bg-sunken px-2 py-1 text-center font-normal text-12 text-ink-2';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
      tabIndex={0}
      aria-label={label}
      className="isolate min-h-0 flex-1 overflow-auto -outline-offset-2 focus-visible:ring-focus"
    >
      <table className="w-max border-separate border-spacing-0 text-13">
        <thead>
          <tr>
            <td className={`${edge} sticky top-0 left-0 z-20`} />
            {sheet.columns.map((letters) => (
              <th key={letters} scope="col" className={`${edge} sticky top-0 z-10 min-w-16`}>
                {letters}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change.
            <tr key={at}>
              <th scope="row" className={`${edge} sticky left-0 z-10`}>
                {at + 1}
              </th>
              {cells.map((cell) => (
                <td
                  key={cell.column}
                  colSpan={cell.columns}
                  // A merged cell ends with what is drawn.
                  rowSpan={Math.min(cell.rows, rows.length - at)}
                  className={`max-w-80 whitespace-pre-wrap break-words border-r border-b align-top ${pointing ? 'h-px p-0' : 'px-2 py-1'} ${cell.isNumber ? 'text-right tabular-nums' : ''}`}
                >
                  {pointing ? <CellButton sheet={sheet} row={at} cell={cell} pointing={pointing} /> : cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 || sheet.isCut ? (
        <div className="sticky left-0 flex flex-wrap items-center gap-3 p-3 text-13 text-ink-3">
          {left > 0 ? (
            <>
              <Button size="small" onPress={() => setCount(count + ROWS_AT_A_TIME)}>{t`Weitere Zeilen zeigen`}</Button>
              <span>
                <Plural value={left} one="# Zeile folgt." other="# Zeilen folgen." />
              </span>
            </>
          ) : (
            <Trans>Das Blatt geht weiter. Laden Sie die Datei herunter, um alles zu sehen.</Trans>
          )}
        </div>
      ) : null}
    </section>
  );
}
