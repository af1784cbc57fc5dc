import { useLingui } from '@lingui/react/macro';
import type { ComparedMonth } from '@zuschlag/validation/actuals/actuals';
import { useFormat } from '../../app/preferences/use-format.ts';
import { periodMessages } from '../chance/price/cost-line-messages.ts';
import { useCauses } from './use-causes.ts';

type DetailProps = { label: string; sums: Pick<ComparedMonth, 'times' | 'variances'> };

/** The kinds of time of a month, and why its pay costs differ from the plan. */
export function MonthDetail({ label, sums: { times, variances } }: DetailProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const causes = useCauses(times, variances);
  const shown = times.filter(
    ({ planned, actual }) => planned.hours + planned.payCost + (actual?.hours ?? 0) + (actual?.payCost ?? 0) > 0,
  );
  return (
    <div className="sticky left-4 grid w-fit max-w-[calc(100vw-3rem)] gap-4 py-2 text-13">
      <div className="relative overflow-x-auto">
        <table className="[&_td]:!pl-4">
          <caption className="sr-only">{t`${label} nach Zeitart`}</caption>
          <thead className="text-12 text-ink-3">
            <tr>
              <th scope="col">{t`Zeitart`}</th>
              <th scope="col" className="!text-right">{t`Stunden Soll`}</th>
              <th scope="col" className="!text-right">{t`Ist`}</th>
              <th scope="col" className="!text-right">{t`Ausfall Soll`}</th>
              <th scope="col" className="!text-right">{t`Ist`}</th>
              <th scope="col" className="!text-right">{t`Lohnkosten Soll`}</th>
              <th scope="col" className="!text-right">{t`Ist`}</th>
              <th scope="col" className="!text-right">{t`Erlös Soll`}</th>
              <th scope="col" className="!text-right">{t`Ist`}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kindOfTime, planned, actual }) => (
              <tr key={kindOfTime}>
                <th scope="row" className="whitespace-nowrap font-normal">
                  {i18n._(periodMessages[kindOfTime])}
                </th>
                <td>{format.number(planned.hours, 2)}</td>
                <td>{format.number(actual?.hours, 2)}</td>
                <td>{format.number(planned.absenceHours, 2)}</td>
                <td>{format.number(actual?.absenceHours, 2)}</td>
                <td>{format.euro(planned.payCost)}</td>
                <td>{format.euro(actual?.payCost)}</td>
                <td>{format.euro(planned.income)}</td>
                <td>{format.euro(actual?.income)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {variances ? (
        <table>
          <caption className="pb-1 text-left font-medium">{t`Warum die Lohnkosten abweichen`}</caption>
          <tbody>
            {causes.map(({ id, name, value, text }) => (
              <tr key={id} className={id === 'total' ? 'border-t font-semibold' : undefined}>
                <th scope="row" className="pr-4 font-normal">
                  {name}
                  {text ? <span className="block text-12 text-ink-3">{text}</span> : null}
                </th>
                <td>{format.euro(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}
