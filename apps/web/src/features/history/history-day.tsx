import { useLingui } from '@lingui/react/macro';
import { actorText } from '@zuschlag/i18n/history-text';
import { Avatar, Card, CardHeader } from '@zuschlag/ui';
import { TextLink } from '@zuschlag/ui/actions/button';
import type { HistoryEntry } from '@zuschlag/validation/chance/history/history';
import { Cog } from 'lucide-react';
import { pathTo } from '../../app/navigation/path-to.ts';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useSession } from '../../app/session/session.tsx';

/** An entry as a page shows it. */
export type ShownEntry = Pick<HistoryEntry, 'id' | 'at' | 'person'> & {
  /** what happened, after the name of the person */
  act: string;
  chance?: { id: string; name: string } | null;
  changes: readonly { field: string; text: { field: string; from: string; to: string }; hadValue: boolean }[];
};

/** The entries of one day. */
export function HistoryDay({ day, entries }: { day: string; entries: readonly ShownEntry[] }) {
  const format = useFormat();
  const title = format.day(day);
  return (
    <Card label={title}>
      <CardHeader title={<span className="tnum">{title}</span>} level={3} />
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}

function Entry({ entry }: { entry: ShownEntry }) {
  const locale = useAppLocale();
  const format = useFormat();
  const { id: userId } = useSession();
  const { person, at, changes, act, chance } = entry;
  const name = actorText(entry, locale);
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-b px-4 py-3 last:border-b-0">
      {person ? (
        <Avatar name={name} pictureUrl={person.picture} size="small" isMe={person.id === userId} hasTooltip={false} />
      ) : (
        <span className="grid size-6 place-items-center rounded-full bg-active text-ink-2">
          <Cog aria-hidden="true" className="size-3.5" />
        </span>
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="min-w-0 flex-1 basis-64">
            <span className="font-medium">{name}</span>
            {person ? <span className="text-ink-3"> · {person.organization}</span> : null}{' '}
            <span className="text-ink-2">{act}</span>
            {chance ? (
              <span className="block text-12">
                <TextLink href={pathTo({ to: '/tender/$tenderId/history', params: { tenderId: chance.id } })}>
                  {chance.name}
                </TextLink>
              </span>
            ) : null}
          </p>
          <time dateTime={at} className="tnum text-12 text-ink-3">
            {format.time(new Date(at))}
          </time>
        </div>
        {changes.length === 0 ? null : (
          <dl className="mt-1.5 grid gap-y-1 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] sm:gap-x-4">
            {changes.map((change) => (
              <ChangeRow key={change.field} change={change} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** A field with its value before, struck through, and after. */
function ChangeRow({ change: { text, hadValue } }: { change: ShownEntry['changes'][number] }) {
  const { t } = useLingui();
  return (
    <>
      <dt className="text-12 text-ink-3 sm:pt-0.5">{text.field}</dt>
      <dd className="whitespace-pre-line break-words max-sm:mb-1">
        {hadValue ? (
          <>
            <span className="sr-only">{t`vorher:`} </span>
            <del className="text-ink-3">{text.from}</del> <span aria-hidden="true">→ </span>
            <span className="sr-only">{t`nachher:`} </span>
          </>
        ) : null}
        {text.to}
      </dd>
    </>
  );
}
