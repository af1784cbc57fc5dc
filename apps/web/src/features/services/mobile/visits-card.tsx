import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui';
import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { VisitFigures } from '../result/result-figures.ts';
import { RowsCard, type RowsCardProps } from '../rows/rows-card.tsx';
import type { ContractDays } from '../shifts/shift-values.ts';
import type { ListedVisit } from './mobile-values.ts';
import { useCountText, useVisitTypeMessages } from './visit-words.ts';

/** The kinds of visits of a mobile service with their prices, to read and to change. */
export function VisitsCard({
  visits,
  figures,
  contract,
  ...card
}: {
  visits: readonly ListedVisit[];
  /** In the order of the visits; null without a price. */
  figures: readonly VisitFigures[] | null;
  contract: ContractDays;
} & Pick<
  RowsCardProps<ListedVisit>,
  'lockedReason' | 'lastReason' | 'renderAdd' | 'renderEdit' | 'onRemove' | 'changeNote' | 'note' | 'sheet' | 'onSheet'
>) {
  const { t } = useLingui();
  const format = useFormat();
  const typeText = useVisitTypeMessages();
  const countText = useCountText();
  const figuresOf = (visit: ListedVisit) => figures?.[visits.findIndex(({ id }) => id === visit.id)];
  const minutesOf = (visit: ListedVisit) => format.number(visit.duration);
  const nameOf = (visit: ListedVisit) => t`${typeText(visit.type)}, ${minutesOf(visit)} min`;
  const counts = (visit: ListedVisit): ReactNode => (
    <span className="block leading-4">
      <HalfDay label={t`Tag`} text={countText(visit, 'Day')} />
      <HalfDay label={t`Nacht`} text={countText(visit, 'Night')} />
      {visit.startDate || visit.endDate ? (
        <span className="block text-12 text-ink-3">
          {`${format.day(visit.startDate ?? contract.startDate)} – ${format.day(visit.endDate ?? contract.endDate)}`}
        </span>
      ) : null}
    </span>
  );
  return (
    <RowsCard<ListedVisit>
      title={t`Besuche`}
      addLabel={t`Besuch`}
      rows={visits}
      nameOf={nameOf}
      columns={[
        { id: 'name', header: t`Besuch`, cell: nameOf },
        { id: 'counts', header: t`Besuche je Kalendertag`, cell: counts },
        { id: 'margin', header: t`Marge`, align: 'end', cell: ({ margin }) => format.share(margin) },
        {
          id: 'visits',
          header: t`Anzahl`,
          align: 'end',
          cell: (visit) => format.number(figuresOf(visit)?.visits),
        },
        {
          id: 'price',
          header: t`Preis je Besuch`,
          align: 'end',
          cell: (visit) => format.euro(figuresOf(visit)?.pricePerSiteVisit),
        },
        { id: 'revenue', header: t`Umsatz`, align: 'end', cell: (visit) => format.euro(figuresOf(visit)?.revenue) },
      ]}
      empty={
        <EmptyState
          icon={<Route />}
          title={t`Noch kein Besuch`}
          text={t`Eine mobile Leistung braucht mindestens eine Art von Besuch: öffnen, kontrollieren oder schließen.`}
        />
      }
      {...card}
    />
  );
}

function HalfDay({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <span className="tnum block min-w-28 whitespace-normal">
      <span className="text-12 text-ink-3">{label}</span> {text}
    </span>
  );
}
