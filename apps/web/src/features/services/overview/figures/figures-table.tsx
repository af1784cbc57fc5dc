import { useLingui } from '@lingui/react/macro';
import { PeriodSwatch } from '@zuschlag/ui';
import type { CostType } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { periodMessages } from '../../../chance/price/cost-line-messages.ts';
import { FigureButton } from '../../result/figure-button.tsx';
import { periodColour } from '../../service/service-messages.ts';
import type { CostBlock, PeriodSums } from './cost-blocks.ts';
import {
  type BlockFigure,
  type FigureGroup,
  type FigureLine,
  figureGroups,
  linesThatCount,
  periodsThatCount,
  type Span,
  spanValue,
} from './figure-lines.ts';

type FiguresTableProps = {
  block: CostBlock;
  span: Span;
  months: number;
  opened: BlockFigure | null;
  onOpen: (figure: BlockFigure) => void;
  onNear: () => void;
  /** the groups of lines that are shown; without it all of them */
  lines?: readonly FigureGroup[];
};

/** Prices and costs line by line, with all periods together first and then each of them; every figure opens. */
export function FiguresTable({ block, span, months, lines = figureGroups, ...open }: FiguresTableProps) {
  const { t, i18n } = useLingui();
  const text = useFigureText();
  const periods = periodsThatCount(block.periods);
  const amountUnits: Record<Span, string> = {
    contract: t`in €`,
    month: t`in € je Monat`,
    year: t`in € je Jahr`,
    hour: t`in € je Stunde`,
  };
  const ownUnits: { readonly [kind in FigureLine['kind']]?: string } = { time: t`in h`, hourly: t`in €` };
  const nameOf = (type: CostType) => (type === 'cumulated' ? t`Gesamt` : i18n._(periodMessages[type]));
  const groups = lines
    .map((group) => ({ ...group, shown: linesThatCount(group, periods) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="tnum w-full border-separate [border-spacing:0] text-13 print:text-11 [&_:is(th,td)]:px-2 print:[&_:is(th,td)]:px-1 [&_:is(th,td):last-child]:pr-4 [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:z-1 [&_th:first-child]:pl-4">
        <caption className="sr-only">{t`Preise und Kosten nach Zeitart`}</caption>
        <thead className="text-12 text-ink-3 [&_th]:h-9 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:bg-surface [&_th]:font-medium">
          <tr>
            <th scope="col" className="text-left">
              {t`Posten`} <span className="font-normal">{amountUnits[span]}</span>
            </th>
            {periods.map(({ type }) => (
              <th key={type} scope="col" className="text-right">
                <span className="inline-flex items-center gap-1.5">
                  {type === 'cumulated' ? null : <PeriodSwatch period={periodColour[type]} />}
                  {nameOf(type)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id} className="[&_:is(th,td)]:h-7 print:break-inside-avoid print:[&_:is(th,td)]:h-5">
            <tr>
              <th scope="rowgroup" className="bg-sunken text-left font-semibold">
                {i18n._(group.label)}
              </th>
              <td colSpan={periods.length} className="bg-sunken" />
            </tr>
            {group.shown.map((line) => (
              <tr key={line.key} className={line.isSum ? 'font-semibold' : ''}>
                <th
                  scope="row"
                  className={`whitespace-nowrap bg-surface text-left max-sm:max-w-40 max-sm:whitespace-normal ${line.isSum ? 'font-semibold' : 'font-normal text-ink-2'}`}
                >
                  {i18n._(line.label)}
                  {ownUnits[line.kind] === undefined ? null : (
                    <span className="font-normal text-ink-3"> {ownUnits[line.kind]}</span>
                  )}
                </th>
                {periods.map((sums) => (
                  <td key={sums.type} className="whitespace-nowrap text-right">
                    <FigureCell
                      line={line}
                      sums={sums}
                      span={span}
                      months={months}
                      text={text}
                      label={t`Herkunft öffnen: ${i18n._(line.label)}, ${nameOf(sums.type)}`}
                      {...open}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type CellProps = Omit<FiguresTableProps, 'block' | 'lines'> & {
  line: FigureLine;
  sums: PeriodSums;
  text: (line: FigureLine, value: number | null) => string;
  label: string;
};

function FigureCell({ line, sums, span, months, text, label, opened, onOpen, onNear }: CellProps) {
  const value = spanValue(line, sums, span, months);
  const shown = text(line, value);
  if (value === null || (value === 0 && sums.type !== 'cumulated')) return <span className="text-ink-3">{shown}</span>;
  const figure: BlockFigure = { key: line.key, kind: line.kind, type: sums.type, span };
  return (
    <FigureButton
      label={label}
      isOpen={opened?.key === line.key && opened.type === sums.type}
      onPress={() => onOpen(figure)}
      onNear={onNear}
    >
      <span className={line.kind === 'amount' && value < 0 ? 'text-danger-text' : ''}>{shown}</span>
    </FigureButton>
  );
}

function useFigureText() {
  const format = useFormat();
  return ({ kind }: FigureLine, value: number | null): string => {
    if (kind === 'ratio') return format.percent(value, 2, true);
    if (kind === 'time')
      return format.number(value === null ? null : value / 60, value !== null && value % 60 !== 0 ? 2 : 0);
    return format.number(value, 2);
  };
}
