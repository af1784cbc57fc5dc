import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { useEffect } from 'react';
import { MessageScreen } from '../../../app/root/message-screen.tsx';
import { signInWithToken } from '../../../app/session/identity.ts';
import { startPathOf } from '../../../app/session/start-page.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { completeSignIn } from './complete-sign-in.ts';

const running = new Map<string, Promise<SessionUser>>();

/**
 * Signs in with the session token of the address. The token leaves the address bar and the history before anything
 * else happens; what fails leads to the sign-in.
 */
export function VerifyTokenScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const router = useRouter();
  useDocumentTitle(t`Zugang wird geprüft`);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', '/verify-token');
    let isHere = true;
    onlyOnce(token).then(
      (user) => isHere && router.history.replace(startPathOf(user)),
      () => isHere && void router.navigate({ to: '/login', search: {}, replace: true }),
    );
    return () => {
      isHere = false;
    };
  }, [token, router]);
  return (
    <MessageScreen title={<Trans>Ihr Zugang wird geprüft</Trans>}>
      <p role="status">
        <Trans>Einen Moment, Sie werden gleich weitergeleitet.</Trans>
      </p>
    </MessageScreen>
  );
}

/** React may run an effect twice; a token is tried once. */
function onlyOnce(token: string): Promise<SessionUser> {
  const known = running.get(token);
  if (known) return known;
  const started = completeSignIn(signInWithToken(token));
  running.set(token, started);
  return started;
}
