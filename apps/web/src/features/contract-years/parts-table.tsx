import { useLingui } from '@lingui/react/macro';
import type { ContractPart, PartSums } from '@zuschlag/validation/services/figures/contract-years';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';

type Sums = { contract: PartSums | null; options?: PartSums | null; total: PartSums | null };
type TableProps<Part extends ContractPart> = {
  name: string;
  parts: readonly Part[];
  sums: Sums;
  /** The price of the contract less those of its years. */
  rounding?: number | null;
  /** What stands under the days of a part: what its wages rest on, or why it has no figures. */
  underPart?: (part: Part) => ReactNode;
};

/** A row for each contract year and each option, with the sums of the contract and of the contract with all options. */
export function PartsTable<Part extends ContractPart>({ name, parts, sums, rounding, underPart }: TableProps<Part>) {
  const { t } = useLingui();
  const format = useFormat();
  const years = parts.filter(({ kind }) => kind === 'YEAR');
  const options = parts.filter(({ kind }) => kind === 'OPTION');
  const difference = rounding && Math.abs(rounding) >= 0.005 ? format.euro(rounding) : null;
  const row = (part: Part) => (
    <tr key={`${part.kind} ${part.number}`} className="border-b hover:bg-hover">
      <th scope="row" className="font-normal">
        <span className="block whitespace-nowrap font-medium">
          {part.kind === 'YEAR' ? t`Vertragsjahr ${part.number}` : t`Option ${part.number}`}
        </span>
        <span className="block whitespace-nowrap text-12 text-ink-3">
          {format.day(part.from)} – {format.day(part.to)}
        </span>
        {part.isAssumed ? <span className="block text-12 text-warn-text sm:hidden">{t`angenommen`}</span> : null}
        {underPart?.(part)}
      </th>
      <Figures sums={part.sums} />
      <td className="max-sm:hidden">
        {part.sums === null ? null : part.isAssumed ? (
          <span className="text-warn-text">{t`angenommen`}</span>
        ) : (
          <span className="text-ink-3">{t`bekannt`}</span>
        )}
      </td>
    </tr>
  );
  const sumRow = (label: string, of: PartSums | null, under?: ReactNode) => (
    <tr className="border-b bg-sunken font-semibold last:border-b-0">
      <th scope="row">
        <span className="whitespace-nowrap">{label}</span>
        {under ? <span className="block font-normal text-12 text-ink-3">{under}</span> : null}
      </th>
      <Figures sums={of} />
      <td className="max-sm:hidden" />
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard
    <section className="overflow-x-auto" aria-label={name} tabIndex={0}>
      <table className="tnum w-full text-14 max-sm:text-13 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:align-top [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 [&_td]:whitespace-nowrap [&_td]:text-right [&_th]:text-left">
        <caption className="sr-only">{name}</caption>
        <thead className="text-12 text-ink-3 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:font-medium [&_th:not(:first-child)]:text-right">
          <tr>
            <th scope="col">{t`Abschnitt`}</th>
            <th scope="col">{t`Preis`}</th>
            <th scope="col">{t`Preis/h`}</th>
            <th scope="col">{t`Stunden`}</th>
            <th scope="col">{t`Kosten`}</th>
            <th scope="col">{t`Marge`}</th>
            <th scope="col">{t`Ø Lohn/h`}</th>
            <th scope="col" className="max-sm:hidden">{t`Lohn`}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(row)}
          {sumRow(t`Vertrag`, sums.contract, difference ? t`${difference} gegenüber der Summe der Jahre` : undefined)}
          {options.map(row)}
          {options.length > 1 && sums.options !== undefined ? sumRow(t`Alle Optionen`, sums.options) : null}
          {options.length > 0 ? sumRow(t`Vertrag mit allen Optionen`, sums.total) : null}
        </tbody>
      </table>
    </section>
  );
}

function Figures({ sums }: { sums: PartSums | null }) {
  const format = useFormat();
  return (
    <>
      <td>{format.euro(sums?.revenue)}</td>
      <td>{format.euro(sums?.pricePerHour)}</td>
      <td>{sums ? format.number(sums.minutes / 60, 2) : '–'}</td>
      <td>{format.euro(sums?.cost)}</td>
      <td className={sums?.margin != null && sums.margin < 0 ? 'text-danger-text' : undefined}>
        {format.percent(sums?.margin, 2, true)}
      </td>
      <td>{format.euro(sums?.averageWage)}</td>
    </>
  );
}
