import { useLingui } from '@lingui/react/macro';
import type { RaisedWage, WageFigures } from '@zuschlag/validation/services/wages/raise-wages';
import { useChangeFormat } from '../../../app/preferences/use-change-format.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useProblemMessages } from '../result/problem-note.tsx';

/**
 * Wage, price per hour and revenue of each service before and after, with their sum.
 *
 * @param following the ids of the services whose wage follows the table, so that it stays
 * @param isOld newer ones are on their way
 */
export function RaisePreview({
  services,
  following,
  isOld,
}: {
  services: readonly RaisedWage[];
  following: ReadonlySet<string>;
  isOld: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const change = useChangeFormat();
  const byTables = services.reduce((sum, one) => sum + (one.revenueByTables ?? 0), 0);
  const hasNewRows = services.some(({ revenueByTables }) => revenueByTables !== null);
  const total = (side: 'before' | 'after', figure: 'revenue' | 'totalCost') =>
    services.reduce((sum, one) => sum + (one[side][figure] ?? 0), 0);
  return (
    <section aria-label={t`Das kosten die Leistungen dann`} className={`grid gap-2 ${isOld ? 'text-ink-3' : ''}`}>
      <div className="max-h-80 overflow-auto">
        <table className="tnum w-full text-14 max-sm:text-13 [&_td]:whitespace-nowrap [&_td]:py-1 [&_td]:pl-4 [&_td]:text-right [&_td]:align-top [&_th]:py-1">
          <caption className="sr-only">{t`Die Leistungen jetzt und danach`}</caption>
          <thead>
            <tr className="border-b text-12 text-ink-2 [&_th]:pl-4 [&_th]:font-medium">
              <th scope="col" className="text-left first:pl-0">{t`Leistung`}</th>
              <th scope="col" className="text-right">{t`Stundenlohn`}</th>
              <th scope="col" className="text-right max-sm:hidden">{t`Preis je Stunde`}</th>
              <th scope="col" className="text-right">{t`Umsatz`}</th>
            </tr>
          </thead>
          <tbody>
            {services.map((one) => (
              <tr key={one.serviceId} className="border-b">
                <th scope="row" className="min-w-0 text-left align-top font-normal">
                  <span className="break-words">{one.serviceName}</span>
                  <Problem service={one} />
                </th>
                <td>
                  {following.has(one.serviceId) ? (
                    <span className="whitespace-normal text-ink-2">{t`folgt der Entgelttabelle`}</span>
                  ) : (
                    <Move from={format.amount(one.before.hourlyWage)} to={format.amount(one.after.hourlyWage)} />
                  )}
                </td>
                <td className="max-sm:hidden">
                  <Move from={format.euro(one.before.pricePerHour)} to={format.euro(one.after.pricePerHour)} />
                </td>
                <td>{differenceOf(one.before, one.after, change.euro)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="text-left font-semibold">{t`Zusammen`}</th>
              <td colSpan={3}>{change.euro(total('before', 'revenue'), total('after', 'revenue'))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="text-12 text-ink-3">
        {t`Kosten ${change.euro(total('before', 'totalCost'), total('after', 'totalCost'))}. Margen und feste Preise bleiben, wie sie eingetragen sind.`}
        {hasNewRows
          ? ` ${t`Vom Umsatz kommen ${change.euro(0, byTables)} aus neueren Tabellenzeilen, die dabei mitgenommen werden.`}`
          : null}
      </p>
    </section>
  );
}

function Problem({ service: { problem } }: { service: RaisedWage }) {
  const problemWords = useProblemMessages();
  return problem ? <span className="block text-12 text-warn-ink">{problemWords(problem)}</span> : null;
}

/** A value that stays is written once. */
function Move({ from, to }: { from: string; to: string }) {
  if (from === to) return <>{to}</>;
  return (
    <>
      <span className="text-ink-3">{from} →</span> {to}
    </>
  );
}

function differenceOf(before: WageFigures, after: WageFigures, words: (from: number, to: number) => string): string {
  return before.revenue === null || after.revenue === null ? '–' : words(before.revenue, after.revenue);
}
