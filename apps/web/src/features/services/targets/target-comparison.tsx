import { useLingui } from '@lingui/react/macro';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { Standing } from './reach-targets.ts';
import { targetMessages } from './target-messages.ts';
import { type ComparedFigure, comparedFigures, figureOf } from './target-values.ts';

/** The figures now and after the change, line by line; `then` is null while the target is out of reach. */
export function TargetComparison({
  now,
  then,
  isWageEntered,
}: {
  now: Standing;
  then: Standing | null;
  isWageEntered: boolean;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const change = useChangeFormat();
  const isShown = (figure: ComparedFigure) =>
    figure === 'hourlyWage' ? isWageEntered : figure !== 'pricePerVisit' || now.pricePerVisit !== null;
  const nameOf = (figure: ComparedFigure) => (figure === 'totalCost' ? t`Kosten` : i18n._(targetMessages[figure]));
  const textOf = (figure: ComparedFigure, value: number | null) => {
    if (figure === 'totalMargin') return format.percent(value, 2, true);
    return figure === 'hourlyWage' ? format.amount(value) : format.euro(value);
  };
  const changeOf = (figure: ComparedFigure, from: number | null, to: number | null) => {
    if (from === null || to === null) return '–';
    return figure === 'totalMargin' ? t`${change.points(from, to)} Punkte` : change.euro(from, to);
  };
  return (
    <table className="tnum w-full text-14 max-sm:text-13 [&_td]:whitespace-nowrap [&_td]:py-1 [&_td]:text-right [&_th]:py-1">
      <caption className="sr-only">{t`Die Zahlen jetzt und danach`}</caption>
      <thead>
        <tr className="border-b text-12 text-ink-2 [&_th]:font-medium">
          <th scope="col" className="text-left">{t`Zahl`}</th>
          <th scope="col" className="text-right">{t`Jetzt`}</th>
          <th scope="col" className="text-right">{t`Danach`}</th>
          <th scope="col" className="text-right max-sm:hidden">{t`Unterschied`}</th>
        </tr>
      </thead>
      <tbody>
        {comparedFigures.filter(isShown).map((figure) => {
          const from = figureOf(figure, now);
          const to = then ? figureOf(figure, then) : null;
          const [shownFrom, shownTo] = [textOf(figure, from), then ? textOf(figure, to) : '–'];
          const isMoved = then !== null && shownFrom !== shownTo;
          return (
            <tr key={figure} className="border-b last:border-b-0">
              <th scope="row" className="text-left font-normal text-ink-2">
                {nameOf(figure)}
              </th>
              <td>{shownFrom}</td>
              <td className={isMoved ? 'font-semibold' : ''}>{shownTo}</td>
              <td className="text-ink-2 max-sm:hidden">{isMoved ? changeOf(figure, from, to) : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
