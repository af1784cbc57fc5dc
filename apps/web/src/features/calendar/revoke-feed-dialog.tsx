import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { CalendarFeed } from '@zuschlag/validation/calendar/calendar';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useRemoval } from '../../app/errors/removal.ts';
import { useFeedNames } from './use-feed-names.ts';

/** Asks before a link is ended. @param feed null: nothing is asked */
export function RevokeFeedDialog({ feed, onClose }: { feed: CalendarFeed | null; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const removal = useRemoval();
  const revoke = trpc.calendar.revoke.useMutation();
  const nameOf = useFeedNames();
  // While the question closes it still names what it was about.
  const [last, setLast] = useState(feed);
  if (feed !== null && feed !== last) setLast(feed);
  const name = last ? nameOf(last) : '';

  async function end(): Promise<void> {
    if (!last) return;
    await removal({
      remove: () => revoke.mutateAsync({ id: last.id }),
      done: t`Der Link „${name}“ ist widerrufen.`,
      alreadyGone: t`Der Link „${name}“ ist schon widerrufen.`,
      refresh: () => utils.calendar.invalidate(),
    });
  }

  return (
    <ConfirmDialog
      title={t`Link „${name}“ widerrufen?`}
      text={t`Kalender, die ihn abonniert haben, bekommen nichts Neues mehr. Das lässt sich nicht rückgängig machen.`}
      confirmLabel={t`Widerrufen`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={feed !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      isPending={revoke.isPending}
      onConfirm={end}
    />
  );
}
