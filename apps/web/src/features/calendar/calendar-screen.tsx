import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardHeader, Dialog, EmptyState, SkeletonText } from '@zuschlag/ui';
import type { CalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { CalendarPlus, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useDocumentTitle } from '../../app/shell/document-title.tsx';
import { CreatedFeed } from './created-feed.tsx';
import { FeedList } from './feed-list.tsx';
import { RevokeFeedDialog } from './revoke-feed-dialog.tsx';
import { SubscribeGuide } from './subscribe-guide.tsx';
import { useCreateFeed } from './use-create-feed.ts';
import { useFeedNames } from './use-feed-names.ts';

/** The links by which the person's own calendar shows deadlines: make, review and revoke them. */
export function CalendarScreen() {
  const { t } = useLingui();
  const title = t`Kalender abonnieren`;
  useDocumentTitle(title);
  const { data, error, refetch } = trpc.calendar.list.useQuery();
  const { address, isPending, create, putAway } = useCreateFeed();
  const [ending, setEnding] = useState<CalendarFeed | null>(null);
  const nameOf = useFeedNames();
  const feeds = data?.feeds ?? [];
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <header className="grid gap-1">
        <h1 className="font-semibold text-20">{title}</h1>
        <p className="max-w-[68ch] text-ink-2">
          {t`Abgaben, Bieterfragen, Ortsbesichtigungen und die weiteren Fristen stehen dann in Ihrem eigenen Kalender und bleiben dort aktuell. Was Sie nicht mehr sehen dürfen, verschwindet mit dem nächsten Abruf.`}
        </p>
      </header>
      <Card label={t`Neuer Link`}>
        <CardHeader title={t`Neuer Link`} />
        <div className="grid gap-4 p-4">
          <div className="flex flex-wrap gap-2">
            {(['mine', 'organization'] as const).map((kind) => (
              <Button key={kind} icon={<CalendarPlus />} isPending={isPending} onPress={() => create({ kind })}>
                {nameOf({ kind, chanceName: null })}
              </Button>
            ))}
          </div>
          <p className="text-13 text-ink-2">
            {t`Den Kalender einer einzelnen Chance abonnieren Sie auf ihrer Seite, im Menü mit den drei Punkten.`}
          </p>
          <SubscribeGuide />
        </div>
      </Card>
      <Card label={t`Ihre Links`}>
        <CardHeader title={t`Ihre Links`} />
        {error && !data ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Links konnten nicht geladen werden`}
            text={errorMessage(error)}
            action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : data === undefined ? (
          <div role="status" aria-label={t`Die Links werden geladen`} className="p-4">
            <SkeletonText lines={3} />
          </div>
        ) : feeds.length === 0 ? (
          <p className="p-4 text-ink-2">{t`Noch kein Link.`}</p>
        ) : (
          <FeedList feeds={feeds} onRevoke={setEnding} />
        )}
      </Card>
      <Dialog title={t`Link zum Kalender`} isOpen={address !== null} onOpenChange={(isOpen) => isOpen || putAway()}>
        {address === null ? null : <CreatedFeed address={address} onDone={putAway} />}
      </Dialog>
      <RevokeFeedDialog feed={ending} onClose={() => setEnding(null)} />
    </div>
  );
}
