import { useLingui } from '@lingui/react/macro';
import type { PriceFormCheck } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useFormWords } from './use-form-words.ts';

type Cell = PriceFormCheck['cells'][number];

/** The cells of a template with what each receives, or why it stays as it is. */
export function CheckedCells({ cells }: { cells: readonly Cell[] }) {
  const { t } = useLingui();
  const { wordsOf, problems } = useFormWords();
  const format = useFormat();
  const sheets = Map.groupBy(cells, ({ sheet }) => sheet);
  const shown = ({ figure, number, text }: Cell) => {
    if (number !== null) return figure === 'hours' ? `${format.number(number, 2)} h` : format.euro(number, 2);
    return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.day(text) : text;
  };
  return [...sheets].map(([sheet, own]) => (
    <section key={sheet} aria-label={t`Blatt ${sheet}`} className="px-4 py-2">
      <h3 className="py-1 font-medium text-12 text-ink-3">{t`Blatt ${sheet}`}</h3>
      <ul className="grid">
        {own.map((cell) => (
          <li key={cell.cell} className="flex flex-wrap items-baseline gap-x-3 border-t py-1.5 text-13">
            <span className="tnum w-12 font-medium">{cell.cell}</span>
            <span className="min-w-48 flex-1">
              {wordsOf(cell)}
              {cell.label === '' ? null : <span className="block text-12 text-ink-3">{cell.label}</span>}
              {cell.problem === null ? null : (
                <span className="block text-12 text-warn-text">
                  {problems[cell.problem]}
                  {cell.problem === 'LABEL_CHANGED' ? ` ${t`Vorher: „${cell.pickedLabel}“.`}` : ''}
                </span>
              )}
            </span>
            <span className={`tnum ml-auto text-right ${cell.isFilled ? 'font-medium' : 'text-ink-3'}`}>
              {cell.isFilled ? shown(cell) : t`bleibt, wie sie ist`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
