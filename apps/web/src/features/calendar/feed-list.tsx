import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import type { CalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useFeedNames } from './use-feed-names.ts';

/** Links with what they show and when a program last fetched them. */
export function FeedList({
  feeds,
  onRevoke,
}: {
  feeds: readonly CalendarFeed[];
  onRevoke: (feed: CalendarFeed) => void;
}) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const nameOf = useFeedNames();
  return (
    <ul>
      {feeds.map((feed) => {
        const name = nameOf(feed);
        const created = dateTime(feed.createdAt);
        const used = dateTime(feed.lastUsedAt);
        return (
          <li key={feed.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0">
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words font-medium">{name}</p>
              <p className="text-12 text-ink-3">
                <code>{feed.prefix}…</code>
              </p>
            </div>
            <div className="tnum min-w-0 grow basis-56 text-12 text-ink-2 sm:max-w-60">
              <p>{t`angelegt ${created}`}</p>
              <p className="text-ink-3">{feed.lastUsedAt ? t`zuletzt abgerufen ${used}` : t`noch nie abgerufen`}</p>
            </div>
            <Button
              variant="danger-quiet"
              size="small"
              aria-label={t`${name} widerrufen`}
              onPress={() => onRevoke(feed)}
            >
              {t`Widerrufen`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
