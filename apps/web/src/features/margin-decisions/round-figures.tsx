import { useLingui } from '@lingui/react/macro';
import { type SummaryItem, SummaryLine } from '@zuschlag/ui';
import { useFormat } from '../../app/preferences/use-format.ts';

export type RoundFigures = {
  margin: number | null;
  totalCost: number | null;
  minutes: number | null;
  revenue: number | null;
  /** after overheads and risk; null without them */
  netProfit?: number | null;
};

/** The figures a round decides on, as they were when it was requested. */
export function useFigureItems({ margin, totalCost, minutes, revenue }: RoundFigures): SummaryItem[] {
  const { t } = useLingui();
  const format = useFormat();
  const pricePerHour = minutes && revenue !== null ? revenue / (minutes / 60) : null;
  return [
    {
      id: 'margin',
      label: t`Marge`,
      value: format.percent(margin, 2, true),
      tone: margin === null ? 'faint' : margin < 0 ? 'danger' : 'plain',
    },
    { id: 'cost', label: t`Kosten`, value: format.euro(totalCost) },
    { id: 'revenue', label: t`Umsatz`, value: format.euro(revenue) },
    { id: 'hours', label: t`Stunden`, value: format.hours(minutes, 0) },
    { id: 'price', label: t`Preis je Stunde`, value: format.euro(pricePerHour) },
  ];
}

/** Both figures by their names, where overheads or risk are entered: what margin and profit mean in EUR. */
export function useProfitItems({
  revenue,
  totalCost,
  netProfit = null,
}: Pick<RoundFigures, 'revenue' | 'totalCost' | 'netProfit'>): SummaryItem[] {
  const { t } = useLingui();
  const format = useFormat();
  if (netProfit === null || revenue === null || totalCost === null) return [];
  return [
    { id: 'contribution', label: t`Deckungsbeitrag`, value: format.euro(revenue - totalCost) },
    {
      id: 'netProfit',
      label: t`Gewinn nach Gemeinkosten und Wagnis`,
      value: [format.euro(netProfit), shareText(netProfit, revenue, format)].filter(Boolean).join(' · '),
      tone: netProfit < 0 ? 'danger' : 'plain',
    },
  ];
}

function shareText(profit: number, revenue: number, format: ReturnType<typeof useFormat>): string | null {
  return revenue === 0 ? null : format.percent(profit / revenue, 2, true);
}

/** Under the head of the conversation: what it is all about. */
export function StandingFigures({ figures, label }: { figures: RoundFigures; label: string }) {
  const { t } = useLingui();
  const items = useFigureItems(figures);
  const profit = useProfitItems(figures);
  return (
    <div className="grid gap-2.5 border-b px-4 py-2.5">
      <SummaryLine label={label} items={items} />
      {profit.length === 0 ? null : <SummaryLine label={t`Deckungsbeitrag und Gewinn`} items={profit} />}
    </div>
  );
}

/** What became of the figures since a round was requested; nothing where they are as they were. */
export function FigureChanges({
  before,
  now,
  lead,
}: {
  before: RoundFigures | null;
  now: RoundFigures;
  /** left out: since the last round */
  lead?: string;
}) {
  const { t } = useLingui();
  const lines = useDifferences(before, now);
  if (lines.length === 0) return null;
  return (
    <p className="tnum w-fit rounded-mark bg-warn-bg px-1.5 text-12 text-warn-text">
      {lead ?? t`Seit der letzten Runde:`} {lines.join(' · ')}
    </p>
  );
}

/** The figures that are shown differently, each as "before → after"; empty without one of the two sides. */
export function useDifferences(before: RoundFigures | null, now: RoundFigures | null): string[] {
  const { t } = useLingui();
  const format = useFormat();
  if (!before || !now) return [];
  const percent = (value: number | null) => format.percent(value, 2, true);
  const euro = (value: number | null) => format.euro(value);
  const hours = (value: number | null) => format.hours(value, 0);
  return [
    ...changed(before.margin, now.margin, percent, (from, to) => t`Marge ${from} → ${to}`),
    ...changed(before.revenue, now.revenue, euro, (from, to) => t`Umsatz ${from} → ${to}`),
    ...changed(before.totalCost, now.totalCost, euro, (from, to) => t`Kosten ${from} → ${to}`),
    ...changed(before.netProfit ?? null, now.netProfit ?? null, euro, (from, to) => t`Gewinn ${from} → ${to}`),
    ...changed(before.minutes, now.minutes, hours, (from, to) => t`Stunden ${from} → ${to}`),
  ];
}

/** Compared as shown: what rounds to the same has not changed. */
function changed(
  before: number | null,
  now: number | null,
  shown: (value: number | null) => string,
  words: (from: string, to: string) => string,
): string[] {
  return shown(before) === shown(now) ? [] : [words(shown(before), shown(now))];
}
