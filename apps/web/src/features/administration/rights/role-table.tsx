import { useLingui } from '@lingui/react/macro';
import { rightColumnMessages } from '@zuschlag/i18n/administration/rights-messages';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import { rightColumns, type StatedRight } from '@zuschlag/validation/administration/rights';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { useRightWords } from './use-right-words.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** Roles × rights, a card for each kind of thing. */
export function RoleTable({ rights }: { rights: readonly StatedRight[] }) {
  const words = useRightWords();
  const isPhone = useIsPhone();
  const things = [...Map.groupBy(rights, ({ thing }) => thing)];
  return (
    <>
      <Legend />
      {things.map(([thing, rows]) => (
        <Card key={thing} label={words.thing(thing)}>
          <CardHeader title={words.thing(thing)} />
          {isPhone ? <OnPhone rows={rows} /> : <AsTable rows={rows} label={words.thing(thing)} />}
        </Card>
      ))}
    </>
  );
}

/** What the signs mean. */
function Legend() {
  const { t } = useLingui();
  return (
    <ul className="grid gap-1 text-ink-2">
      <li className="flex flex-wrap gap-x-2">
        <VerdictMark verdict="always" hasWord />
        <span className="text-ink-3">{t`bei jeder Sache dieser Art`}</span>
      </li>
      <li className="flex flex-wrap gap-x-2">
        <VerdictMark verdict="depends" hasWord />
        <span className="text-ink-3">{t`wenn eine der genannten Beziehungen zur Sache besteht`}</span>
      </li>
      <li className="flex flex-wrap gap-x-2">
        <VerdictMark verdict="never" hasWord />
        <span className="text-ink-3">{t`bei keiner`}</span>
      </li>
    </ul>
  );
}

function AsTable({ rows, label }: { rows: readonly StatedRight[]; label: string }) {
  const { t, i18n } = useLingui();
  const words = useRightWords();
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-b text-12 text-ink-3">
          <th scope="col" className="px-4 py-2 font-medium">{t`Recht`}</th>
          {rightColumns.map((column) => (
            <th key={column} scope="col" className="w-32 px-2 py-2 align-bottom font-medium">
              {systemText(i18n, rightColumnMessages[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.right} className="border-b align-top last:border-b-0">
            <th scope="row" className="px-4 py-2 font-normal">
              <RightName row={row} />
              <span className="block text-12 text-ink-3">{words.relations(row.who)}</span>
            </th>
            {rightColumns.map((column) => (
              <td key={column} className="px-2 py-2.5">
                <VerdictMark verdict={row.verdicts[column]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands in the columns elsewhere: the roles that may, under the right. */
function OnPhone({ rows }: { rows: readonly StatedRight[] }) {
  const { i18n } = useLingui();
  const words = useRightWords();
  return (
    <ul className="divide-y">
      {rows.map((row) => (
        <li key={row.right} className="grid gap-1 px-4 py-3">
          <RightName row={row} />
          <span className="text-12 text-ink-3">{words.relations(row.who)}</span>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-12">
            {rightColumns.map((column) => (
              <div key={column} className="contents">
                <dt className="text-ink-3">{systemText(i18n, rightColumnMessages[column])}</dt>
                <dd>
                  <VerdictMark verdict={row.verdicts[column]} hasWord />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function RightName({ row }: { row: { thing: string; right: string; isStateBound: boolean } }) {
  const { t } = useLingui();
  const words = useRightWords();
  return (
    <span className="block font-medium">
      {words.right(row)}
      {row.isStateBound ? (
        <span className="font-normal text-12 text-ink-3"> · {t`solange der Stand es zulässt`}</span>
      ) : null}
    </span>
  );
}
