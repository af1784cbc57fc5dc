import { useLingui } from '@lingui/react/macro';
import type { TariffStepSums } from '@zuschlag/validation/tariff-steps/tariff-steps';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';

type SumsRow = { id: string; label: ReactNode; sums: TariffStepSums; after?: ReactNode };

/** Cost, income and margin without and with a draft, row by row, with their sum. */
export function SumsTable({
  name,
  head,
  rows,
  total,
  after,
}: {
  name: string;
  head: string;
  rows: readonly SumsRow[];
  total: TariffStepSums;
  /** the head of a last column */
  after?: string;
}) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard
    <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
      <table className="tnum w-full text-14 max-sm:text-13 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:align-top [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 [&_td]:whitespace-nowrap [&_td]:text-right [&_th]:text-left">
        <caption className="sr-only">{name}</caption>
        <thead className="text-12 text-ink-3 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:font-medium [&_th:not(:first-child)]:text-right">
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t`Kosten bisher`}</th>
            <th scope="col">{t`Mehrkosten`}</th>
            <th scope="col">{t`Erlös bisher`}</th>
            <th scope="col">{t`Mehrerlös`}</th>
            <th scope="col">{t`Ergebnis`}</th>
            <th scope="col">{t`Marge bisher`}</th>
            <th scope="col">{t`Marge neu`}</th>
            {after === undefined ? null : <th scope="col">{after}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b hover:bg-hover">
              <th scope="row" className="min-w-44 font-normal">
                {row.label}
              </th>
              <Figures sums={row.sums} />
              {after === undefined ? null : <td>{row.after}</td>}
            </tr>
          ))}
          <tr className="bg-sunken font-semibold">
            <th scope="row">{t`Summe`}</th>
            <Figures sums={total} />
            {after === undefined ? null : <td />}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Figures({ sums }: { sums: TariffStepSums }) {
  const format = useFormat();
  const cost = sums.costAfter - sums.costBefore;
  const income = sums.incomeAfter - sums.incomeBefore;
  const profit = income - cost;
  return (
    <>
      <td>{format.euro(sums.costBefore)}</td>
      <td>{format.euro(cost)}</td>
      <td>{format.euro(sums.incomeBefore)}</td>
      <td>{format.euro(income)}</td>
      <td className={profit < -0.005 ? 'text-danger-text' : undefined}>{format.euro(profit)}</td>
      <td>{format.percent(sums.marginBefore, 2, true)}</td>
      <td className={(sums.marginAfter ?? 0) < 0 ? 'text-danger-text' : undefined}>
        {format.percent(sums.marginAfter, 2, true)}
      </td>
    </>
  );
}
