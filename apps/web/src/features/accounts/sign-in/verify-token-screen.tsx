import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { useEffect, useState } from 'react';
import { MessageScreen } from '../../../app/root/message-screen.tsx';
import { SignInError, signInWithToken } from '../../../app/session/identity.ts';
import { startPathOf } from '../../../app/session/start-page.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { useCountdown, useWaitText } from './countdown.ts';
import { useHiddenSecret } from './hide-secret.ts';

const running = new Map<string, Promise<SessionUser>>();

/**
 * Signs in with the session token of the address. The token leaves the address bar and the history before anything
 * else happens. A token that is refused leads to the sign-in; a server that is away or asks to wait is tried again.
 */
export function VerifyTokenScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const [failure, setFailure] = useState<SignInError | null>(null);
  useHiddenSecret('/verify-token');
  useDocumentTitle(t`Zugang wird geprüft`);
  useEffect(() => {
    if (failure) return;
    let isHere = true;
    onlyOnce(token).then(
      (user) => isHere && router.history.replace(startPathOf(user)),
      (error: unknown) => {
        if (!isHere) return;
        if (error instanceof SignInError && (error.code === 'OFFLINE' || error.code === 'RATE_LIMITED'))
          setFailure(error);
        else void router.navigate({ to: '/login', search: {}, replace: true });
      },
    );
    return () => {
      isHere = false;
    };
  }, [token, router, failure]);
  if (failure) return <Unchecked failure={failure} onAgain={() => setFailure(null)} />;
  return (
    <MessageScreen title={<Trans>Ihr Zugang wird geprüft</Trans>}>
      <p role="status">
        <Trans>Einen Moment, Sie werden gleich weitergeleitet.</Trans>
      </p>
    </MessageScreen>
  );
}

function Unchecked({ failure, onAgain }: { failure: SignInError; onAgain: () => void }) {
  const { seconds } = useCountdown(failure.code === 'RATE_LIMITED' ? (failure.retryAfter ?? 60) : 0);
  const wait = useWaitText(seconds);
  return (
    <MessageScreen
      title={<Trans>Anmeldung fehlgeschlagen</Trans>}
      actions={
        <Button isDisabled={wait !== null} reason={wait} onPress={onAgain}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      }
    >
      <p role="status">
        {failure.code === 'OFFLINE' ? (
          <Trans>
            Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
          </Trans>
        ) : (
          wait
        )}
      </p>
    </MessageScreen>
  );
}

/** React may run an effect twice; a token is tried once, and again only after a failure. */
function onlyOnce(token: string): Promise<SessionUser> {
  const known = running.get(token);
  if (known) return known;
  const started = completeSignIn(signInWithToken(token));
  running.set(token, started);
  started.catch(() => running.delete(token));
  return started;
}
