import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import type { ActualsOfOrganization, ComparedMonth, ComparedTime } from '@zuschlag/validation/actuals/actuals';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { MonthDetail } from './month-detail.tsx';

type TableProps = {
  organization: ActualsOfOrganization;
  currentMonth: string;
  onEnter?: (month: ComparedMonth) => void;
  onRemove?: (month: ComparedMonth) => void;
};
type Sums = Pick<ComparedMonth, 'times' | 'planned' | 'actual' | 'variances'>;

/** A row for each month, which opens to its kinds of time and causes, and the sum to date. Later months are folded. */
export function MonthTable({ organization, currentMonth, onEnter, onRemove }: TableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { months, soFar, contract } = organization;
  const [showsLater, setShowsLater] = useState(false);
  const name = t`Soll und Ist nach Monaten`;
  // A month that has actuals is never folded.
  const isLater = ({ month, actual }: ComparedMonth) => month > currentMonth && actual === null;
  const begun = months.filter((month) => !isLater(month));
  const later = months.filter(isLater);
  const rowOf = (month: ComparedMonth) => (
    <MonthRow
      key={month.month}
      label={format.month(month.month)}
      sums={month}
      onEnter={onEnter && month.month <= currentMonth ? () => onEnter(month) : undefined}
      onRemove={onRemove && month.actual ? () => onRemove(month) : undefined}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls the table by keyboard
    <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
      <table className="tnum w-full text-14 max-sm:text-13 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:align-top [&>tbody>tr>*]:align-middle [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4 [&_td]:whitespace-nowrap [&_td]:text-right [&_th]:text-left">
        <caption className="sr-only">{name}</caption>
        <thead className="text-12 text-ink-3 [&_th]:whitespace-nowrap [&_th]:border-b [&_th]:font-medium [&_th:not(:first-child)]:text-right">
          <tr>
            <th scope="col">{t`Monat`}</th>
            <th scope="col">{t`Stunden Soll`}</th>
            <th scope="col">{t`Stunden Ist`}</th>
            <th scope="col">{t`Lohnkosten Soll`}</th>
            <th scope="col">{t`Lohnkosten Ist`}</th>
            <th scope="col">{t`Abweichung`}</th>
            <th scope="col">{t`Erlös Soll`}</th>
            <th scope="col">{t`Erlös Ist`}</th>
            <th scope="col">{t`Marge Soll`}</th>
            <th scope="col">{t`Marge Ist`}</th>
          </tr>
        </thead>
        <tbody>
          {begun.map(rowOf)}
          {soFar ? <MonthRow label={t`Bisher`} sums={soFar} isSum /> : null}
          {later.length > 0 ? (
            <tr className="border-b print:hidden">
              <td colSpan={10} className="!text-left">
                <button
                  type="button"
                  aria-expanded={showsLater}
                  className="sticky left-4 flex min-h-8 cursor-pointer items-center gap-1 font-medium text-ink-2 hover:underline"
                  onClick={() => setShowsLater(!showsLater)}
                >
                  <ChevronRight aria-hidden className={`size-4 text-ink-3 ${showsLater ? 'rotate-90' : ''}`} />
                  {showsLater ? (
                    <Plural
                      value={later.length}
                      one="# späteren Monat ausblenden"
                      other="# spätere Monate ausblenden"
                    />
                  ) : (
                    <Plural value={later.length} one="# späteren Monat zeigen" other="# spätere Monate zeigen" />
                  )}
                </button>
              </td>
            </tr>
          ) : null}
          {showsLater ? later.map(rowOf) : null}
        </tbody>
        {contract ? (
          <tfoot>
            <tr className="bg-sunken font-semibold">
              <th scope="row">{t`Vertrag Soll`}</th>
              <td>
                {format.number(
                  sum(
                    months.flatMap(({ times }) => times),
                    ({ planned }) => planned.hours,
                  ),
                  2,
                )}
              </td>
              <td />
              <td>
                {format.euro(
                  sum(
                    months.flatMap(({ times }) => times),
                    ({ planned }) => planned.payCost,
                  ),
                )}
              </td>
              <td />
              <td />
              <td>{format.euro(contract.income)}</td>
              <td />
              <td>{format.percent(contract.margin, 2, true)}</td>
              <td />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

const sum = (times: readonly ComparedTime[], of: (time: ComparedTime) => number) =>
  times.reduce((total, time) => total + of(time), 0);

type RowProps = { label: string; sums: Sums; isSum?: boolean; onEnter?: () => void; onRemove?: () => void };

function MonthRow({ label, sums, isSum = false, onEnter, onRemove }: RowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { times, planned, actual, variances } = sums;
  const isKnown = actual !== null;
  const known = (of: (time: NonNullable<ComparedTime['actual']>) => number) =>
    isKnown ? sum(times, (time) => (time.actual ? of(time.actual) : 0)) : null;
  return (
    <>
      <tr className={`border-b ${isSum ? 'bg-sunken font-semibold' : 'hover:bg-hover'}`}>
        <th scope="row" className="font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className="flex min-h-8 cursor-pointer items-center gap-1 whitespace-nowrap font-medium hover:underline"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden className={`size-4 text-ink-3 ${isOpen ? 'rotate-90' : ''}`} />
            {label}
          </button>
        </th>
        <td>
          {format.number(
            sum(times, (time) => time.planned.hours),
            2,
          )}
        </td>
        <td>
          {format.number(
            known(({ hours }) => hours),
            2,
          )}
        </td>
        <td>{format.euro(sum(times, (time) => time.planned.payCost))}</td>
        <td>{format.euro(known(({ payCost }) => payCost))}</td>
        <td className={toneOf(variances?.payCost)}>{format.euro(variances?.payCost)}</td>
        <td>{format.euro(planned.income)}</td>
        <td>{format.euro(actual?.income)}</td>
        <td>{format.percent(planned.margin, 2, true)}</td>
        <td className={actual?.margin != null && actual.margin < 0 ? 'text-danger-text' : undefined}>
          {format.percent(actual?.margin, 2, true)}
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className="border-b">
          <td colSpan={10} className="bg-sunken !text-left !whitespace-normal">
            <MonthDetail label={label} sums={sums} />
            {onEnter || onRemove ? (
              <div className="sticky left-4 flex w-fit flex-wrap gap-2 pb-2 print:hidden">
                {onEnter ? <Button onPress={onEnter}>{isKnown ? t`Ändern` : t`Eintragen`}</Button> : null}
                {onRemove ? <Button onPress={onRemove}>{t`Entfernen`}</Button> : null}
              </div>
            ) : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** More pay than planned is what a person looks for. */
export const toneOf = (variance: number | undefined) =>
  variance !== undefined && variance >= 0.005 ? 'text-danger-text' : undefined;
