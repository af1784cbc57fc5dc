import { useLingui } from '@lingui/react/macro';
import { actorText, actText, changeText } from '@zuschlag/i18n/history-text';
import { Avatar, Card, CardHeader } from '@zuschlag/ui';
import type { HistoryEntry, TrailChange } from '@zuschlag/validation/chance/history/history';
import { trailFields } from '@zuschlag/validation/chance/history/trail-fields';
import { Cog } from 'lucide-react';
import { useAppLocale } from '../../app/preferences/use-app-locale.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useSession } from '../../app/session/session.tsx';

/** The entries of one day. */
export function HistoryDay({ day, entries }: { day: string; entries: readonly HistoryEntry[] }) {
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

function Entry({ entry }: { entry: HistoryEntry }) {
  const locale = useAppLocale();
  const format = useFormat();
  const { id: userId } = useSession();
  const { person, at, changes } = entry;
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
            <span className="text-ink-2">{actText(entry, locale)}</span>
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
function ChangeRow({ change }: { change: TrailChange }) {
  const { t } = useLingui();
  const locale = useAppLocale();
  const { field, from, to } = changeText(change, trailFields[change.field], locale);
  return (
    <>
      <dt className="text-12 text-ink-3 sm:pt-0.5">{field}</dt>
      <dd className="whitespace-pre-line break-words max-sm:mb-1">
        {change.from === null ? null : (
          <>
            <span className="sr-only">{t`vorher:`} </span>
            <del className="text-ink-3">{from}</del> <span aria-hidden="true">→ </span>
            <span className="sr-only">{t`nachher:`} </span>
          </>
        )}
        {to}
      </dd>
    </>
  );
}
