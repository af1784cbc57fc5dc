import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import type { NotificationSection as Section } from '@zuschlag/validation/notifications/notifications';
import { useState } from 'react';
import { trpc } from '../api/trpc.ts';
import { errorMessage } from '../errors/error-messages.ts';
import { useAppLocale } from '../preferences/use-app-locale.ts';
import { useDayText } from '../preferences/use-moment-text.ts';
import { byDay } from './notification-days.ts';
import { NotificationRow } from './notification-row.tsx';

const pollMs = 15_000;
const firstRows = 10;
const mostRows = 50;

/** One of the two sections: loading, failed, empty, or its notifications under their days. */
export function NotificationSection({
  section,
  title,
  onLeave,
}: {
  section: Section;
  title: string;
  onLeave: () => void;
}) {
  const { t } = useLingui();
  const language = useAppLocale();
  const dayText = useDayText();
  const [first, setFirst] = useState(firstRows);
  const { data: count } = trpc.notifications.count.useQuery();
  const { data, error, refetch } = trpc.notifications.list.useQuery(
    { section, language, first },
    { refetchInterval: pollMs, placeholderData: (before) => before },
  );
  const days = byDay(data?.edges.map(({ node }) => node) ?? []);
  const isEmpty = data !== undefined && days.length === 0;
  return (
    <div className="border-b p-1.5 last:border-b-0">
      <Disclosure title={title} count={count?.[section] ?? 0} look="plain" defaultExpanded flush>
        {error && !data ? (
          <div role="alert" className="grid justify-items-start gap-2 p-3">
            <p className="text-ink-2">{errorMessage(error)}</p>
            <Button size="small" onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
          </div>
        ) : data === undefined ? (
          <div className="p-3">
            <SkeletonText lines={3} />
          </div>
        ) : isEmpty ? (
          <p className="p-3 text-ink-2">
            {section === 'action' ? t`Gerade wartet nichts auf Sie.` : t`Noch keine Mitteilungen.`}
          </p>
        ) : (
          days.map(({ day, notifications }) => (
            <section key={day} aria-label={dayText(day)}>
              <h4 className="px-3 pt-2 pb-1 font-medium text-12 text-ink-3">{dayText(day)}</h4>
              <ul>
                {notifications.map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
                ))}
              </ul>
            </section>
          ))
        )}
        {data?.pageInfo.hasNextPage && first < mostRows ? (
          <div className="p-2">
            <Button variant="ghost" size="small" onPress={() => setFirst(mostRows)}>{t`Ältere anzeigen`}</Button>
          </div>
        ) : null}
      </Disclosure>
    </div>
  );
}
