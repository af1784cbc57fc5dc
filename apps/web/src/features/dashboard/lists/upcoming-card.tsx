import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Card, CardHeader, Switch, TextLink } from '@zuschlag/ui';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import type { DashboardLists } from '@zuschlag/validation/dashboard/dashboard';
import { limits } from '@zuschlag/validation/limits';
import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { CardContent } from '../card-content.tsx';

const daysAhead = 14;
const rows = 10;
const states = ['editing', 'pendingbiddecision', 'pendingmarginapproval'] as const;

/** Chances in work whose submission lies in the next two weeks, the nearest first: own ones, or all that one views. */
export function UpcomingCard({ lists, today }: { lists: DashboardLists | undefined; today: string }) {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(lists?.beginsWithAll ?? true);
  const filters = {
    state: [...states],
    deadlineDate: { gte: today, lte: daysAfter(today, daysAhead) },
    ...(isAll ? {} : { onlyOwn: true }),
  };
  const sort = { field: 'submission', order: 'ASC' } as const;
  const query = trpc.chance.list.useQuery({ first: rows, sort, filters }, { enabled: lists !== undefined });
  const shown = query.data?.edges.map(({ node }) => node.id) ?? [];
  // Beside the list, which is there without it.
  const { data: chats } = trpc.teamChat.statuses.useQuery(
    { entityIds: shown, type: 'TENDER' },
    { enabled: shown.length > 0, placeholderData: (before) => before },
  );
  const messagesOf = (chanceId: string) => chats?.find(({ entityId }) => entityId === chanceId)?.recentMessages ?? 0;
  const title = t`Nächste Abgaben`;
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        aside={lists?.hasOwn ? <Switch label={t`Alle zeigen`} isSelected={isAll} onChange={setIsAll} /> : undefined}
      />
      <CardContent query={query} name={title} lines={6}>
        {({ edges, pageInfo }) => (
          <>
            {edges.length === 0 ? (
              <p className="p-4 text-ink-2">
                {isAll
                  ? t`In den nächsten 14 Tagen ist nichts abzugeben.`
                  : t`Von Ihren Chancen ist in den nächsten 14 Tagen keine abzugeben.`}
              </p>
            ) : (
              <ul className="py-1">
                {edges.map(({ node }) => (
                  <Upcoming key={node.id} chance={node} today={today} messages={messagesOf(node.id)} />
                ))}
              </ul>
            )}
            {pageInfo.hasNextPage ? (
              <p className="border-t px-4 py-2.5">
                <TextLink href={pathTo({ to: '/tender/all', search: { filters, sort } })}>
                  {t`Alle Abgaben der nächsten 14 Tage`}
                </TextLink>
              </p>
            ) : null}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function Upcoming({ chance, today, messages }: { chance: ChanceRow; today: string; messages: number }) {
  const format = useFormat();
  const { id, name, customerName, submission, submissionTime } = chance;
  return (
    <li className="relative flex items-center gap-3 px-4 py-[7px] hover:bg-hover">
      <Days count={daysBetween(today, submission)} />
      <div className="min-w-0 flex-1">
        <Link
          to="/tender/$tenderId/details"
          params={{ tenderId: id }}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-12 text-ink-3">{customerName}</p>
      </div>
      {messages > 0 ? <RecentMessages chanceId={id} count={messages} /> : null}
      <time dateTime={`${submission}T${submissionTime}`} className="tnum shrink-0 text-right text-13 text-ink-3">
        {format.day(submission)}
        <span className="block text-12">{submissionTime}</span>
      </time>
    </li>
  );
}

/** What other people wrote in the chat within a day; leads there. */
function RecentMessages({ chanceId, count }: { chanceId: string; count: number }) {
  const { t } = useLingui();
  const shown = count >= limits.recentMessages ? `${limits.recentMessages - 1}+` : String(count);
  const label = t`${plural(count, { one: '# neue Nachricht', other: '# neue Nachrichten' })} in 24 Stunden`;
  return (
    <Link
      to="/tender/$tenderId/chat"
      params={{ tenderId: chanceId }}
      title={label}
      className="tnum relative inline-flex min-h-6 shrink-0 items-center gap-1 rounded-badge bg-accent-soft px-1.5 font-medium text-12 text-accent-text hover:underline"
    >
      <MessagesSquare aria-hidden className="size-3.5" />
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{label}</span>
    </Link>
  );
}

/** Days until the submission: yellow above ten, orange above five, then red. */
function Days({ count }: { count: number }) {
  const { t } = useLingui();
  const tone =
    count > 10
      ? 'bg-state-pending-bg text-state-pending-text'
      : count > 5
        ? 'bg-state-editing-bg text-state-editing-text'
        : 'bg-danger-soft text-danger-text';
  return (
    <span className={`tnum grid w-11 shrink-0 justify-items-center rounded-control py-[3px] text-11 ${tone}`}>
      {count === 0 ? (
        <b className="py-2 font-semibold">{t`heute`}</b>
      ) : (
        <>
          <b className="font-semibold text-14 leading-[18px]">{count}</b>
          {count === 1 ? t({ message: 'Tag', context: 'Einheit' }) : t`Tage`}
        </>
      )}
    </span>
  );
}
