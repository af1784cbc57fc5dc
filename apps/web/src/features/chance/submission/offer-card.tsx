import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader, DescriptionList } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { figuresAt, offeredPrice } from './offered-price.ts';

/** The offer in figures: price, margin, hours and period, the services of each bidder, and another price that was offered. */
export function OfferCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const { startDate, endDate, durationMonths } = chance.contract;
  const at = figuresAt(chance, offeredPrice(chance));
  const rest = chance.profitAfterOverheads;
  const months = plural(durationMonths, { one: '# Monat', other: '# Monate' });
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  return (
    <Card label={t`Angebot`}>
      <CardHeader title={t`Angebot`} />
      <CardBody>
        <dl className="mb-2 grid grid-cols-3 gap-4 border-b pb-4 max-sm:grid-cols-1 max-sm:gap-2">
          <Figure term={t`Angebotspreis`} value={format.euro(at.revenue)} isFirst />
          <Figure term={t`Preis je Stunde`} value={format.euro(at.pricePerHour)} />
          <Figure term={t`Marge`} value={format.percent(at.margin, 1, true)} isLoss={(at.margin ?? 0) < 0} />
        </dl>
        {chance.offeredRevenue === null ? null : <OtherPrice chance={chance} />}
        <DescriptionList
          items={[
            { term: t`Kosten`, value: <span className="tnum">{format.euro(chance.totalCost)}</span> },
            { term: t`Deckungsbeitrag`, value: <span className="tnum">{format.euro(at.profit)}</span> },
            ...(rest === null
              ? []
              : [
                  {
                    term: t`Gemeinkosten und Wagnis`,
                    value: <span className="tnum">{format.euro(rest.overheads.amount + rest.risk.amount)}</span>,
                  },
                  { term: t`Gewinn`, value: <span className="tnum">{format.euro(at.netProfit)}</span> },
                ]),
            { term: t`Stunden`, value: <span className="tnum">{`${format.hours(chance.minutes, 0)}`}</span> },
            {
              term: t`Laufzeit`,
              value: (
                <span className="tnum">
                  {format.day(startDate)} – {format.day(endDate)}{' '}
                  <span className="whitespace-nowrap text-ink-3">· {months}</span>
                </span>
              ),
            },
            {
              term: t`Leistungen`,
              value: bidders.map(({ shortName, serviceCount }) => `${shortName} (${serviceCount})`).join(', ') || '–',
            },
            ...(chance.additionalTotals === null
              ? []
              : [
                  {
                    term: t`Zusätzlich`,
                    value: (
                      <span className="tnum">
                        {format.euro(chance.additionalTotals.revenue)}{' '}
                        <span className="text-ink-3">{t`nicht im Preis`}</span>
                      </span>
                    ),
                  },
                ]),
          ]}
        />
      </CardBody>
    </Card>
  );
}

type FigureProps = { term: string; value: string; isFirst?: boolean; isLoss?: boolean };

function Figure({ term, value, isFirst = false, isLoss = false }: FigureProps) {
  return (
    <div className="grid gap-0.5 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline">
      <dt className="text-12 text-ink-3">{term}</dt>
      <dd className={`tnum font-semibold ${isFirst ? 'text-20' : 'text-16'} ${isLoss ? 'text-danger-text' : ''}`}>
        {value}
      </dd>
    </div>
  );
}

/** That another price was offered than was calculated, by how much and why. */
function OtherPrice({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const format = useFormat();
  const movement = useChangeFormat();
  const { revenue, offeredRevenue, offeredReason } = chance;
  const share = revenue === null || offeredRevenue === null ? null : movement.percent(revenue, offeredRevenue);
  return (
    <div className="mb-2 rounded-control bg-sunken px-3 py-2">
      <p className="tnum">
        {t`Kalkuliert waren ${format.euro(revenue)}.`}{' '}
        {revenue === null || offeredRevenue === null ? null : (
          <span className="whitespace-nowrap text-ink-2">
            {movement.euro(revenue, offeredRevenue)} {share === null ? null : `(${share})`}
          </span>
        )}
      </p>
      <p className="whitespace-pre-line text-ink-2">{offeredReason}</p>
    </div>
  );
}
