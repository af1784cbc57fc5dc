import { useLingui } from '@lingui/react/macro';
import type { ErosionResult } from '@zuschlag/calc-engine';
import type { ErosionFigure } from '@zuschlag/calc-engine/explanation/erosion';
import { useFormat } from '../../app/preferences/use-format.ts';
import { FigureButton } from '../services/result/figure-button.tsx';
import { isSameFigure } from './erosion-figure.ts';

/** The figures behind the chart, year by year; each of them opens. */
export function ErosionTable(props: {
  result: Extract<ErosionResult, { status: 'OK' }>;
  chosen: number;
  opened: ErosionFigure | null;
  onOpen: (figure: ErosionFigure) => void;
  onNear: () => void;
}) {
  const { result, chosen, opened, onOpen, onNear } = props;
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className="overflow-x-auto">
      <table className="tnum w-full border-separate [border-spacing:0] text-14 max-sm:text-13 [&_:is(th,td)]:h-8 [&_:is(th,td)]:px-2 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
        <caption className="sr-only">{t`Preis, Kosten und Marge je Vertragsjahr`}</caption>
        <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
          <tr>
            <th scope="col" className="text-left">{t`Jahr`}</th>
            <th scope="col" className="text-right">{t`Monate`}</th>
            <th scope="col" className="text-right">{t`Preis/h`}</th>
            <th scope="col" className="text-right">{t`Kosten/h`}</th>
            <th scope="col" className="text-right">{t`Marge`}</th>
            <th scope="col" className="text-right">{t`Erosion`}</th>
          </tr>
        </thead>
        <tbody>
          {result.rows.map(({ year, weight, pricePerHour, costPerHour, margin, erosion }) => {
            const cells = [
              { line: 'yearPrice', name: t`Preis je Stunde`, text: format.euro(pricePerHour) },
              { line: 'yearCost', name: t`Kosten je Stunde`, text: format.euro(costPerHour) },
              { line: 'yearMargin', name: t`Marge`, text: format.percent(margin, 2, true) },
              {
                line: 'yearErosion',
                name: t`Erosion`,
                text: erosion === null ? null : format.percent(erosion, 2, true),
              },
            ] as const;
            return (
              <tr key={year} className={year === chosen ? 'bg-accent-soft' : ''}>
                <th scope="row" className="text-left font-normal">
                  {format.number(year)}
                </th>
                <td className="text-right">{format.number(weight * 12)}</td>
                {cells.map(({ line, name, text }) => (
                  <td
                    key={line}
                    className={`text-right ${line === 'yearMargin' && margin < 0 ? 'text-danger-text' : ''}`}
                  >
                    {text === null ? (
                      '–'
                    ) : (
                      <FigureButton
                        label={t`Herkunft öffnen: ${name}, Jahr ${year}`}
                        isOpen={isSameFigure(opened, { line, year })}
                        onPress={() => onOpen({ line, year })}
                        onNear={onNear}
                      >
                        {text}
                      </FigureButton>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
