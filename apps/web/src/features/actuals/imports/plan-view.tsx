import { useLingui } from '@lingui/react/macro';
import { fileNoteText } from '@zuschlag/i18n/messages/configuration-file-notes';
import { cellProblemText, verdictMessages } from '@zuschlag/i18n/messages/configuration-imports';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { ActualsPlan, ActualsRow } from '@zuschlag/validation/actuals/imports';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { periodMessages } from '../../chance/price/cost-line-messages.ts';
import { useActualsReader } from './refused-file.tsx';

const shownAtOnce = 200;
const verdicts = ['new', 'changed', 'equal', 'duplicate', 'wrong'] as const;

const isBad = ({ verdict }: ActualsRow) => verdict === 'wrong' || verdict === 'duplicate';

/** The months of rows that are wrong or duplicate: they would be incomplete. */
export function monthsLeftOut({ rows }: ActualsPlan): string[] {
  return [...new Set(rows.filter(isBad).flatMap(({ month }) => month ?? []))].toSorted();
}

/** What a file would change: how many rows of each kind, those with a problem, and each change. */
export function PlanView({ plan }: { plan: ActualsPlan }) {
  const { t, i18n } = useLingui();
  const reader = useActualsReader();
  const counts = plan.import?.counts;
  const wrong = plan.rows.filter(isBad);
  const changes = plan.rows.filter(
    ({ month, verdict }) => (verdict === 'new' || verdict === 'changed') && plan.import?.months.includes(month ?? ''),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {counts ? (
        <ul aria-label={t`Zeilen der Datei`} className="flex flex-wrap gap-x-5 gap-y-1 text-14">
          {verdicts
            .filter((verdict) => counts[verdict] > 0)
            .map((verdict) => (
              <li key={verdict} className={verdict === 'wrong' || verdict === 'duplicate' ? 'text-danger-text' : ''}>
                <span className="tnum font-semibold">{counts[verdict]}</span>{' '}
                {systemText(i18n, verdictMessages[verdict])}
              </li>
            ))}
        </ul>
      ) : null}
      {plan.notes.length > 0 ? (
        <Banner tone="info" title={t`So wurde die Datei gelesen`}>
          <ul className="grid gap-0.5">
            {plan.notes.map((note) => (
              <li key={note.code}>{fileNoteText(note, reader)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <Problems rows={wrong} />
      <Changes rows={changes} />
    </div>
  );
}

const table =
  'tnum w-full text-13 [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_tbody_tr]:border-t';
const heading = 'pb-1 text-left font-semibold text-14';

/** The rows that cannot be written, with the cell and what is wrong there. */
function Problems({ rows }: { rows: readonly ActualsRow[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { locale } = useActualsReader();
  const problems = rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
  if (problems.length === 0) return null;
  return (
    <div className="relative overflow-x-auto">
      <table className={table}>
        <caption className={heading}>{t`Das lässt sich nicht übernehmen`}</caption>
        <thead className="text-12 text-ink-3">
          <tr>
            <th scope="col">{t`Stelle`}</th>
            <th scope="col">{t`Inhalt`}</th>
            <th scope="col">{t`Problem`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, shownAtOnce).map(({ row, cell, heading: column, text, problem, bound }) => (
            <tr key={`${row} ${cell} ${problem} ${bound}`}>
              <th scope="row" className="whitespace-nowrap font-medium">
                {cell ?? t`Zeile ${row}`}
                {column === null ? null : <span className="block font-normal text-12 text-ink-3">{column}</span>}
              </th>
              <td className="break-words">{text ?? '–'}</td>
              <td className="text-danger-text">
                {problem === 'DUPLICATE_IN_FILE'
                  ? t`Monat und Zeitart stehen auch in Zeile ${bound}.`
                  : problem === 'TOO_FAR_AWAY'
                    ? t`Der Monat hat noch nicht begonnen.`
                    : cellProblemText({ problem, bound }, locale, (value) => number(value))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Further count={problems.length} />
    </div>
  );
}

/** Each kind of time that would be written; of a changed one also what stands there. */
function Changes({ rows }: { rows: readonly ActualsRow[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (rows.length === 0) return null;
  const hours = (value: number | null | undefined) => format.number(value, 2);
  const euros = (value: number | null | undefined) => (value === null ? t`ohne Erlös` : format.euro(value));
  return (
    <div className="relative overflow-x-auto">
      <table
        className={`${table} [&_:is(th,td):nth-child(n+3)]:whitespace-nowrap [&_:is(th,td):nth-child(n+3)]:text-right`}
      >
        <caption className={heading}>{t`Das wird geschrieben`}</caption>
        <thead className="text-12 text-ink-3">
          <tr>
            <th scope="col">{t`Monat`}</th>
            <th scope="col">{t`Zeitart`}</th>
            <th scope="col">{t`Stunden`}</th>
            <th scope="col">{t`Ausfallstunden`}</th>
            <th scope="col">{t`Lohnkosten`}</th>
            <th scope="col">{t`Erlös`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownAtOnce).map(({ row, month, kindOfTime, after, before }) => (
            <tr key={`${row} ${kindOfTime}`}>
              <th scope="row" className="whitespace-nowrap font-medium">
                {format.month(month)}
                <span className="block font-normal text-12 text-ink-3">{t`Zeile ${row}`}</span>
              </th>
              <td className="whitespace-nowrap">{kindOfTime ? i18n._(periodMessages[kindOfTime]) : '–'}</td>
              <Change after={hours(after?.hours)} before={before ? hours(before.hours) : null} />
              <Change after={hours(after?.absenceHours)} before={before ? hours(before.absenceHours) : null} />
              <Change after={euros(after?.payCost)} before={before ? euros(before.payCost) : null} />
              <Change after={euros(after?.income)} before={before ? euros(before.income) : null} />
            </tr>
          ))}
        </tbody>
      </table>
      <Further count={rows.length} />
    </div>
  );
}

/** A figure, and below it the one that it replaces. */
function Change({ after, before }: { after: string; before: string | null }) {
  const { t } = useLingui();
  const isChanged = before !== null && before !== after;
  return (
    <td className={isChanged ? 'font-medium' : ''}>
      {after}
      {isChanged ? <span className="block font-normal text-12 text-ink-3">{t`bisher ${before}`}</span> : null}
    </td>
  );
}

function Further({ count }: { count: number }) {
  const { t } = useLingui();
  const further = count - shownAtOnce;
  return further > 0 ? <p className="pt-1 text-13 text-ink-2">{t`und ${further} weitere`}</p> : null;
}
