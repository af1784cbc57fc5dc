import { useLingui } from '@lingui/react/macro';
import { PeriodSwatch } from '@zuschlag/ui';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { type Figure, isSameFigure, type OpenFigures } from '../explanation/explained-figure.ts';
import { periodColour } from '../service/service-messages.ts';
import { FigureButton } from './figure-button.tsx';
import { type ResultFigures, shownFigure } from './result-figures.ts';

/** Hours, cost and price per hour of each tariff period; each figure opens to show where it came from. */
export function PeriodFiguresTable({ figures, ...open }: { figures: ResultFigures } & OpenFigures) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const hours = (minutes: number) => format.number(minutes / 60, minutes % 60 === 0 ? 0 : 2);
  const figure = (line: Figure['line'], period: CostType, label: string, text: string) => {
    const asked: Figure = { line, period };
    const opens = (open.isExplained || line === 'totalCosts') && shownFigure(figures, asked) !== null;
    if (!opens) return text;
    return (
      <FigureButton
        label={label}
        isOpen={isSameFigure(open.opened, asked)}
        onPress={() => open.onOpen(asked)}
        onNear={open.onNear}
      >
        {text}
      </FigureButton>
    );
  };
  const cells = (period: CostType, label: string, row: { minutes: number; cost: number; price: number | null }) => (
    <>
      <td className="text-right">{figure('minutes', period, t`Stunden ${label} öffnen`, hours(row.minutes))}</td>
      <td className="text-right">
        {figure('totalCosts', period, t`Kosten ${label} öffnen`, format.number(row.cost, 2))}
      </td>
      <td className="text-right">
        {figure('pricePerHour', period, t`Preis je Stunde ${label} öffnen`, format.number(row.price, 2))}
      </td>
    </>
  );

  return (
    <table className="tnum w-full border-separate [border-spacing:0] text-14 [&_:is(th,td)]:h-7 [&_:is(th,td)]:px-2 max-sm:[&_:is(th,td)]:px-1 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
      <caption className="sr-only">{t`Stunden, Kosten und Preis je Zeitart`}</caption>
      <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
        <tr>
          <th scope="col" className="text-left">{t`Zeitart`}</th>
          <th scope="col" className="text-right">{t`Stunden`}</th>
          <th scope="col" className="text-right">{t`Kosten €`}</th>
          <th scope="col" className="text-right">{t`Preis/h`}</th>
        </tr>
      </thead>
      <tbody>
        {figures.periods.map(({ period, minutes, cost, pricePerHour }) => {
          const label = i18n._(periodMessages[period]);
          return (
            <tr key={period} className={minutes === 0 && cost === 0 ? 'text-ink-3' : undefined}>
              <th scope="row" className="whitespace-nowrap text-left font-normal">
                <span className="flex items-center gap-2">
                  <PeriodSwatch period={periodColour[period]} />
                  {label}
                </span>
              </th>
              {cells(period, label, { minutes, cost, price: pricePerHour })}
            </tr>
          );
        })}
      </tbody>
      <tfoot className="font-semibold [&_:is(th,td)]:h-8 [&_:is(th,td)]:border-t">
        <tr>
          <th scope="row" className="text-left">{t`Gesamt`}</th>
          {cells('cumulated', t`gesamt`, {
            minutes: figures.minutes,
            cost: figures.totalCost,
            price: figures.pricePerHour,
          })}
        </tr>
      </tfoot>
    </table>
  );
}
