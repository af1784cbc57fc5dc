import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import type { Login } from '@zuschlag/validation/accounts/accounts';
import type { PasskeyRequest } from '@zuschlag/validation/accounts/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { post, SignInError } from '../../../app/session/identity.ts';
import { canUsePasskeys, signByPasskey } from '../second-step/passkey-calls.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { SecondStepForm, type SecondStepProps } from './second-step-form.tsx';
import { waysOf } from './ways.ts';

type Props = SecondStepProps & { request: PasskeyRequest; byApp: boolean };

/** Asks for a passkey when the person says so, and leads to a code instead. */
export function PasskeyStep({ request: first, byApp, identityToken, onSignedIn, onBack }: Props) {
  const { t } = useLingui();
  const [request, setRequest] = useState<PasskeyRequest | null>(first);
  const [way, setWay] = useState<'passkey' | 'app' | 'recovery'>(
    canUsePasskeys() ? 'passkey' : byApp ? 'app' : 'recovery',
  );
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);

  async function show(): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      // Each question is good for one answer: after a wrong one there is another.
      const asked = request ?? (await waysOf(identityToken)).passkey;
      if (!asked) {
        setFailure(t`Ihr Passkey wurde inzwischen entfernt. Gehen Sie zurück und melden Sie sich noch einmal an.`);
        return;
      }
      setRequest(asked);
      const passkey = await signByPasskey(asked);
      setRequest(null);
      const answer = post<{ result: { data: Login } }>('/trpc/accounts.loginByPasskey', {
        oAuthToken: identityToken,
        passkey,
      });
      onSignedIn(await completeSignIn(answer.then(({ result }) => result.data)));
    } catch (error) {
      if (error instanceof SignInError && error.code === 'WRONG_CREDENTIALS') setLate(true);
      else setFailure(wordsOf(error));
    } finally {
      setIsPending(false);
    }
  }

  function wordsOf(error: unknown): string {
    if (!(error instanceof SignInError)) return t`Die Abfrage wurde abgebrochen. Versuchen Sie es noch einmal.`;
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    if (error.code === 'WRONG_CODE') return t`Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.`;
    if (error.code === 'RATE_LIMITED')
      return t`Zu viele falsche Versuche. Bitte warten Sie ${plural(minutes, { one: '# Minute', other: '# Minuten' })}.`;
    if (error.code === 'OFFLINE')
      return t`Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`;
    return t`Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.`;
  }

  if (way !== 'passkey')
    return (
      <SecondStepForm
        identityToken={identityToken}
        onSignedIn={onSignedIn}
        onBack={onBack}
        isRecoveryFirst={way === 'recovery'}
        hasApp={byApp}
        onPasskey={canUsePasskeys() ? () => setWay('passkey') : undefined}
      />
    );
  return (
    <>
      <h1 className="mb-6 font-semibold text-28 tracking-[-0.02em]">
        <Trans>Zweiter Schritt</Trans>
      </h1>
      <div className="grid gap-5">
        {isLate ? (
          <>
            <Banner tone="warn" title={t`Der Passkey kam zu spät`} isLive>
              {t`Bitte melden Sie sich noch einmal an.`}
            </Banner>
            <Button variant="primary" isWide autoFocus onPress={onBack}>{t`Zur Anmeldung`}</Button>
          </>
        ) : (
          <>
            <p className="text-ink-2">
              <Trans>Bestätigen Sie die Anmeldung mit Ihrem Passkey. Ihr Gerät fragt danach.</Trans>
            </p>
            {failure === null ? null : (
              <Banner tone="danger" title={t`Anmeldung fehlgeschlagen`} isLive>
                {failure}
              </Banner>
            )}
            <Button
              variant="primary"
              isWide
              autoFocus
              icon={<KeyRound />}
              isBusy={isPending}
              onPress={() => void show()}
            >
              {t`Mit Passkey bestätigen`}
            </Button>
            <div className="flex flex-wrap justify-between gap-2">
              <Button variant="ghost" size="small" onPress={onBack}>{t`Zurück`}</Button>
              <div className="flex flex-wrap gap-2">
                {byApp ? (
                  <Button variant="ghost" size="small" onPress={() => setWay('app')}>
                    {t`Code der App verwenden`}
                  </Button>
                ) : null}
                <Button variant="ghost" size="small" onPress={() => setWay('recovery')}>
                  {t`Wiederherstellungscode verwenden`}
                </Button>
              </div>
            </div>
          </>
        )}
      </div>
    </>
  );
}
