import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import type { Notification } from '@zuschlag/validation/notifications/notifications';
import { Check } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { trpc } from '../api/trpc.ts';
import { useErrorToast } from '../errors/error-messages.ts';
import { useFormat } from '../preferences/use-format.ts';

/** A sentence that leads to its page. What informs is read when it is opened or ticked; what asks for an act stays until it is done. */
export function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const mark = trpc.notifications.markRead.useMutation({
    onSuccess: () => utils.notifications.invalidate(),
    onError: (error) => showError(error),
  });
  const { id, text, path, createdAt, isRead, isActionRequired } = notification;
  const isNew = !isRead && !isActionRequired;
  const read = () => mark.mutate({ notificationId: id });
  return (
    <li className="flex items-start gap-1 rounded-control hover:bg-hover">
      <Link
        href={path}
        onPress={() => {
          if (isNew) read();
          onLeave();
        }}
        className="grid min-w-0 flex-1 cursor-pointer grid-cols-[0.75rem_1fr] gap-x-1.5 rounded-control px-2 py-2 text-ink"
      >
        <span
          aria-hidden="true"
          className={`mt-[7px] size-1.5 rounded-full ${isActionRequired ? 'bg-accent' : isNew ? 'bg-ink' : ''}`}
        />
        <span className={`wrap-anywhere ${isRead ? 'text-ink-2' : ''}`}>
          {isNew ? <span className="sr-only">{t`Ungelesen:`} </span> : null}
          {text}
        </span>
        <span className="tnum col-start-2 text-12 text-ink-3">{format.time(new Date(createdAt))}</span>
      </Link>
      {isNew ? (
        <span className="pt-1 pr-1">
          <IconButton label={t`Als gelesen markieren`} icon={<Check />} onPress={read} isBusy={mark.isPending} />
        </span>
      ) : null}
    </li>
  );
}
