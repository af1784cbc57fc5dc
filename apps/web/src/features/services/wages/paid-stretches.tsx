import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Badge, Card, CardHeader } from '@zuschlag/ui';
import type { FollowedWages } from '@zuschlag/validation/services/figures/followed-wages';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

type Stretch = FollowedWages['stretches'][number];
const tableLook =
  'tnum w-full text-14 max-sm:text-13 [&_td]:py-1 [&_td]:pl-4 [&_td]:text-right [&_td]:align-top [&_th]:py-1 [&_th]:text-left [&_th]:align-top [&_thead_th]:text-12 [&_thead_th]:font-medium [&_thead_th]:text-ink-2';

/** What the wage table pays in each stretch of a contract, by which row, and what each contract year costs and is worth. */
export function PaidStretches({ wages }: { wages: FollowedWages }) {
  const { t } = useLingui();
  const format = useFormat();
  const hasYears = wages.years.length > 1;
  return (
    <Card label={t`Lohn nach Entgelttabelle`}>
      <CardHeader
        title={t`Lohn nach Entgelttabelle`}
        badge={<Badge>{t`Ø ${format.euro(wages.averageWage)}/h`}</Badge>}
      />
      <div className="grid gap-4 p-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard */}
        <section className="overflow-x-auto" aria-label={t`Abschnitte der Laufzeit`} tabIndex={0}>
          <table className={tableLook}>
            <caption className="sr-only">{t`Abschnitte der Laufzeit`}</caption>
            <thead>
              <tr className="border-b">
                <th scope="col">{t`Abschnitt`}</th>
                <th scope="col" className="pl-4 text-right!">{t`Lohn je Stunde`}</th>
                <th scope="col" className="pl-4 text-right!">{t`Stunden`}</th>
                <th scope="col" className="pl-4 text-right!">{t`Grundlohn`}</th>
              </tr>
            </thead>
            <tbody>
              {wages.stretches.map((stretch) => (
                <tr key={stretch.from} className="border-b last:border-b-0">
                  <th scope="row" className="font-normal">
                    <span className="whitespace-nowrap">
                      {format.day(stretch.from)} – {format.day(stretch.to)}
                    </span>
                    <Origin stretch={stretch} assumedRise={wages.assumedRise} />
                  </th>
                  <td className="whitespace-nowrap">{format.amount(stretch.hourlyWage)}</td>
                  <td className="whitespace-nowrap">{format.number(stretch.hours, 2)}</td>
                  <td className="whitespace-nowrap">{format.euro(stretch.baseWage)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {hasYears ? <Years years={wages.years} /> : null}
      </div>
    </Card>
  );
}

/** The row behind a wage; an assumption and a wage below the minimum are marked. */
function Origin({ stretch, assumedRise }: { stretch: Stretch; assumedRise: number }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { province, activeFrom, rowWage, assumedRises, minimumWage, isOwn } = stretch;
  const place = province === 'DE' ? t`alle Bundesländer` : systemText(i18n, provinceNames[province]);
  const owner = isOwn ? t`eigene Zeile` : t`Zeile für alle Gesellschaften`;
  const rise = `${format.amount(rowWage)} × (1 + ${format.share(assumedRise)})^${assumedRises}`;
  return (
    <span className="block text-12 text-ink-3">
      {t`${owner}, ${place}, gültig ab ${format.day(activeFrom)}`}
      {assumedRises > 0 ? <span className="block text-warn-text">{t`Angenommen: ${rise}`}</span> : null}
      {minimumWage === null ? null : (
        <span className="block text-warn-text">{t`Unter dem Mindestlohn von ${format.amount(minimumWage)}.`}</span>
      )}
    </span>
  );
}

/** The price of each year at its own cost; the offer has the average. */
function Years({ years }: { years: FollowedWages['years'] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard
    <section className="overflow-x-auto" aria-label={t`Preis je Vertragsjahr`} tabIndex={0}>
      <table className={tableLook}>
        <caption className="pb-1 text-left text-13 text-ink-2">
          {t`Preis je Vertragsjahr, zum Vergleich: Angeboten wird der eine Preis über die Laufzeit.`}
        </caption>
        <thead>
          <tr className="border-b">
            <th scope="col">{t`Vertragsjahr`}</th>
            <th scope="col" className="pl-4 text-right!">{t`Kosten`}</th>
            <th scope="col" className="pl-4 text-right!">{t`Preis`}</th>
            <th scope="col" className="pl-4 text-right!">{t`Preis je Stunde`}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ from, to, cost, revenue, pricePerHour }) => (
            <tr key={from} className="border-b last:border-b-0">
              <th scope="row" className="whitespace-nowrap font-normal">
                {format.day(from)} – {format.day(to)}
              </th>
              <td className="whitespace-nowrap">{format.euro(cost)}</td>
              <td className="whitespace-nowrap">{format.euro(revenue)}</td>
              <td className="whitespace-nowrap">{format.euro(pricePerHour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
