import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { invitationLimits } from '@zuschlag/validation/accounts/session-limits';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/**
 * Sends the invitation of a person again. Within a minute it refuses by itself; the server allows one within an hour, and
 * the time that is left stands beside the button.
 *
 * @param invitedAt when the last one was sent
 */
export function ResendButton({ userId, invitedAt }: { userId: number; invitedAt: string | null }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const seconds = useSecondsSince(invitedAt);
  const send = trpc.accounts.invitations.sendAgain.useMutation({
    onSuccess: () => toasts.success(t`Die Einladung ist noch einmal unterwegs.`),
    onError: (failure) => showError(failure),
    onSettled: () => utils.administration.people.invalidate(),
  });
  const pause = invitationLimits.invitePauseMinutes * 60;
  const minutes = Math.ceil((pause - seconds) / 60);
  const wait = invitationLimits.inviteClickSeconds - seconds;
  return (
    <span className="flex items-center gap-2">
      {seconds < pause ? (
        <span className="text-12 text-ink-3">{t`Die nächste Einladung ist in ${minutes} min möglich.`}</span>
      ) : null}
      <Button
        icon={<Send />}
        isPending={send.isPending}
        onPress={() =>
          wait > 0
            ? toasts.error(t`Die Einladung ist gerade erst abgeschickt. Warten Sie noch ${wait} Sekunden.`)
            : send.mutate({ userId })
        }
      >
        {t`Erneut einladen`}
      </Button>
    </span>
  );
}

function useSecondsSince(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return moment === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
}
