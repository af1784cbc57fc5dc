import { useLingui } from '@lingui/react/macro';
import { type SummaryItem, SummaryLine } from '@zuschlag/ui';
import { useFormat } from '../../app/preferences/use-format.ts';

export type RoundFigures = {
  margin: number | null;
  totalCost: number | null;
  minutes: number | null;
  revenue: number | null;
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

/** Under the head of the conversation: what it is all about. */
export function StandingFigures({ figures, label }: { figures: RoundFigures; label: string }) {
  const items = useFigureItems(figures);
  return (
    <div className="border-b px-4 py-2.5">
      <SummaryLine label={label} items={items} />
    </div>
  );
}

/** Inside the conversation: the figures of a request. */
export function RequestFigures({ figures }: { figures: RoundFigures }) {
  const { t } = useLingui();
  const items = useFigureItems(figures);
  return (
    <div className="mt-1 w-fit max-w-full rounded-control border bg-sunken px-3 py-1.5">
      <SummaryLine layout="inline" label={t`Zahlen der Anfrage`} items={items} />
    </div>
  );
}
