import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '@zuschlag/validation/customers/customers';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import type { DataColumn } from '../../../tables/data-table.tsx';

/** Narrower than this the list scrolls inside its frame. Pixels. */
export const directoryMinWidth = 640;

/** Name with the towns, sites, and what became of the Chances. */
export function useDirectoryColumns(): DataColumn<CustomerRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const isPhone = useIsPhone();
  const count = (value: number) => <span className={value === 0 ? 'tnum text-ink-3' : 'tnum'}>{value}</span>;
  return [
    {
      id: 'name',
      header: t`Kunde`,
      isRowHeader: true,
      isSortable: true,
      tone: 'strong',
      width: isPhone ? '34%' : '36%',
      isTruncated: true,
      cell: ({ name }) => <span title={name}>{name}</span>,
      skeleton: { width: 190 },
    },
    {
      id: 'cities',
      isHidden: isPhone,
      header: t`Standorte`,
      tone: 'quiet',
      width: '22%',
      isTruncated: true,
      cell: ({ cities, siteCount }) => <span title={cities.join(', ')}>{placesText(cities, siteCount)}</span>,
      skeleton: { width: 110 },
    },
    { id: 'open', header: t`Offen`, align: 'end', cell: ({ figures }) => count(figures.open), skeleton: { width: 20 } },
    {
      id: 'won',
      header: t`Gewonnen`,
      align: 'end',
      cell: ({ figures }) => count(figures.won),
      skeleton: { width: 20 },
    },
    {
      id: 'winRate',
      header: t`Gewinnquote`,
      align: 'end',
      cell: ({ figures: { winRate, won, lost } }) =>
        winRate === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <span className="tnum" title={t`${won} von ${won + lost} entschiedenen Chancen gewonnen`}>
            {format.percent(winRate, 0)}
          </span>
        ),
      skeleton: { width: 36 },
    },
    {
      id: 'lastPrice',
      header: t`Letzter Preis je Stunde`,
      align: 'end',
      cell: ({ figures: { lastPricePerHour, lastPriceOn } }) =>
        lastPricePerHour === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <span className="tnum" title={t`Eingereicht am ${format.day(lastPriceOn)}`}>
            {format.euro(lastPricePerHour, 2)}
          </span>
        ),
      skeleton: { width: 60 },
    },
  ];
}

/** One town in words, several by their first and the number of the sites that remain. */
function placesText(cities: readonly string[], siteCount: number): string {
  const [first] = cities;
  if (!first) return '–';
  return siteCount > 1 ? `${first} +${siteCount - 1}` : first;
}
