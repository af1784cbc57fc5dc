import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { SignInError } from '../../../app/session/identity.ts';
import { useCountdown, useWaitText } from '../sign-in/countdown.ts';

/** Whether the server has said that a link is no longer good. Any other failure leaves the link as it is. */
export const isLinkRefused = (error: unknown) =>
  error instanceof SignInError && (error.code === 'LINK_INVALID' || error.code === 'WRONG_CREDENTIALS');

/** How many seconds the server asks to wait; 0: it does not. */
export const secondsToWait = (error: unknown) =>
  error instanceof SignInError && error.code === 'RATE_LIMITED' ? (error.retryAfter ?? 60) : 0;

/** A link that could not be checked, why, and the button that checks it again. */
export function LinkUnchecked({ title, error, onAgain }: { title: string; error: unknown; onAgain: () => void }) {
  const { t } = useLingui();
  const hasToWait = secondsToWait(error) > 0;
  const wait = useWaitText(useCountdown(secondsToWait(error)).seconds);
  const isOffline = error instanceof SignInError && error.code === 'OFFLINE';
  return (
    <>
      <Banner tone={hasToWait ? 'warn' : 'danger'} title={title} isLive>
        {hasToWait ? (
          <Trans>Der Server nimmt gerade keine weiteren Versuche an. Ihr Link bleibt gültig.</Trans>
        ) : isOffline ? (
          <Trans>
            Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
          </Trans>
        ) : (
          <Trans>Auf dem Server ist etwas schiefgelaufen. Ihr Link bleibt gültig.</Trans>
        )}
      </Banner>
      <div className="grid gap-1.5">
        <Button isWide isDisabled={wait !== null} reason={wait} onPress={onAgain}>
          {t`Erneut versuchen`}
        </Button>
        {hasToWait ? <p className="min-h-4 text-12 text-ink-3 tabular-nums">{wait}</p> : null}
      </div>
    </>
  );
}
