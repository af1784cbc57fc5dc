import { useLingui } from '@lingui/react/macro';
import { PeriodSwatch } from '@zuschlag/ui';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { Button } from 'react-aria-components/Button';
import { useFormat } from '../../app/use-format.ts';
import { periodWords } from './cost-line-words.ts';
import type { Figures } from './figures.ts';
import { periodColour } from './service-words.ts';

/** Hours, cost and price per hour of each tariff period; a cost can be opened to see its lines. */
export function PeriodFiguresTable({
  figures,
  opened,
  onOpen,
}: {
  figures: Figures;
  opened: CostType | null;
  onOpen: (type: CostType | null) => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const hours = (minutes: number) => format.number(minutes / 60, minutes % 60 === 0 ? 0 : 2);
  const cost = (type: CostType, amount: number, label: string) => (
    <CostButton
      label={t`Kosten ${label} öffnen`}
      isOpen={opened === type}
      onPress={() => onOpen(opened === type ? null : type)}
    >
      {format.number(amount, 2)}
    </CostButton>
  );

  return (
    <table className="tnum w-full border-separate [border-spacing:0] text-14 [&_:is(th,td)]:h-7 [&_:is(th,td)]:px-2 max-sm:[&_:is(th,td)]:px-1 [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
      <caption className="sr-only">{t`Stunden, Kosten und Preis je Zeitart`}</caption>
      <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
        <tr>
          <th scope="col" className="text-left">{t`Zeitart`}</th>
          <th scope="col" className="text-right">{t`Stunden`}</th>
          <th scope="col" className="text-right">{t`Kosten €`}</th>
          <th scope="col" className="text-right">{t`€/h`}</th>
        </tr>
      </thead>
      <tbody>
        {figures.periods.map(({ period, minutes, cost: amount, pricePerHour }) => {
          const label = i18n._(periodWords[period]);
          return (
            <tr key={period}>
              <th scope="row" className="whitespace-nowrap text-left font-normal">
                <span className="flex items-center gap-2">
                  <PeriodSwatch period={periodColour[period]} />
                  {label}
                </span>
              </th>
              <td className="text-right">{hours(minutes)}</td>
              <td className="text-right">{cost(period, amount, label)}</td>
              <td className="text-right">{format.number(pricePerHour, 2)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot className="font-semibold [&_:is(th,td)]:h-8 [&_:is(th,td)]:border-t">
        <tr>
          <th scope="row" className="text-left">{t`Gesamt`}</th>
          <td className="text-right">{hours(figures.minutes)}</td>
          <td className="text-right">{cost('cumulated', figures.totalCost, t`gesamt`)}</td>
          <td className="text-right">{format.number(figures.pricePerHour, 2)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A figure that opens; the dotted line says so, the accent says it is open. */
function CostButton(props: { label: string; isOpen: boolean; onPress: () => void; children: string }) {
  return (
    <Button
      aria-expanded={props.isOpen}
      onPress={props.onPress}
      className={`-mx-1 cursor-pointer rounded-mark px-1 leading-[22px] ${props.isOpen ? 'bg-accent-soft font-semibold text-accent-text inner-line-accent' : 'underline decoration-1 decoration-border-button decoration-dotted underline-offset-4 hover:bg-hover'}`}
    >
      {props.children}
      <span className="sr-only">{props.label}</span>
    </Button>
  );
}
