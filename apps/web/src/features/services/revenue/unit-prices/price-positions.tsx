import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { periodMessages } from '../../../chance/price/cost-line-messages.ts';
import { useVisitTypeMessages } from '../../mobile/visit-words.ts';
import { type ListedPosition, positionsOf, roundingSums } from './positions.ts';

/**
 * The positions of the price sheet with what rounding makes of each; those of additional services stay out of the sum. A
 * plain table: it is printed with a service, whose page has no other use for the code of long lists.
 */
export function PricePositions({ services, label }: { services: readonly Service[]; label: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const visitTypes = useVisitTypeMessages();
  const regular = services.filter(({ additional }) => !additional);
  const sums = roundingSums(regular);
  const nameOf = ({ unit, period, visitType }: ListedPosition) => {
    if (visitType) return visitTypes(visitType);
    return unit === 'FLAT' && period === null ? t`Pauschale` : period === null ? '' : i18n._(periodMessages[period]);
  };
  const quantityOf = ({ unit, quantity }: ListedPosition) =>
    unit === 'HOUR' ? `${format.number(quantity, 2)} h` : format.number(quantity, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto focus-visible:ring-focus">
      <table className="tnum w-full border-separate [border-spacing:0] text-14 [&_:is(th,td)]:h-8 [&_:is(th,td)]:px-2 [&_:is(th,td)]:whitespace-nowrap [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4">
        <caption className="sr-only">{label}</caption>
        <thead className="text-12 text-ink-3 [&_th]:border-b [&_th]:font-medium">
          <tr>
            <th scope="col" className="text-left">{t`Position`}</th>
            <th scope="col" className="text-right">{t`Menge`}</th>
            <th scope="col" className="text-right">{t`Einheitspreis`}</th>
            <th scope="col" className="text-right">{t`Betrag`}</th>
            <th scope="col" className="text-right">{t`Ohne Rundung`}</th>
            <th scope="col" className="text-right">{t`Unterschied`}</th>
          </tr>
        </thead>
        <tbody>
          {positionsOf(services).map((position) => (
            <tr key={position.id} className="[&_:is(th,td)]:border-b">
              <th
                scope="row"
                className="text-left font-normal max-sm:min-w-32 max-sm:max-w-36 max-sm:whitespace-normal! max-sm:py-1.5"
              >
                {services.length > 1 ? `${nameOf(position)} · ${position.service}` : nameOf(position)}
              </th>
              <td className="text-right">{quantityOf(position)}</td>
              <td className="text-right">{format.euro(position.unitPrice)}</td>
              <td className="text-right font-medium">{format.euro(position.amount)}</td>
              <td className="text-right text-ink-2">{format.euro(position.exactAmount)}</td>
              <td className="text-right">{format.euro(position.difference)}</td>
            </tr>
          ))}
        </tbody>
        {regular.length > 0 ? (
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="text-left">{t`Summe`}</th>
              <td />
              <td />
              <td className="text-right">{format.euro(sums.amount)}</td>
              <td className="text-right">{format.euro(sums.exact)}</td>
              <td className="text-right">{format.euro(sums.difference)}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
