import { useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { useEffect, useState } from 'react';
import { SignInError } from '../../../app/session/identity.ts';
import type { SecondStep } from '../code-at-sign-in/second-step.lazy.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { finishAtProvider, ProviderRefusal, showProviderFailure } from './provider-calls.ts';

/** What a sign-in leads to, when it is not refused. */
export type SignInEnds = { onSignedIn: (user: SessionUser) => void; onSecondStep: (step: SecondStep) => void };

/** What comes back from a provider: a session, a question for a code, or the reason why not, on the page it began. */
export function FromProvider({ onSignedIn, onSecondStep }: SignInEnds) {
  const { t } = useLingui();
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const back = (invitation: string | null) =>
    invitation === null
      ? router.navigate({ to: '/login', search: { redirect }, replace: true })
      : router.navigate({ to: '/accept-invite/$token', params: { token: invitation }, replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the browser comes back, and when a person tries again.
  useEffect(() => {
    let isHere = true;
    completeSignIn(finishAtProvider()).then(
      (user) => isHere && onSignedIn(user),
      async (error: unknown) => {
        if (!isHere) return;
        if (error instanceof SignInError && error.identityToken !== null)
          return import('../code-at-sign-in/second-step.lazy.ts')
            .then(({ secondStepFor }) => secondStepFor(error.identityToken ?? ''))
            .then(onSecondStep, () => back(null));
        if (error instanceof ProviderRefusal) {
          if (error.outcome.code !== null) showProviderFailure(error.outcome.code);
          return back(error.outcome.invitation);
        }
        // Nothing was heard: what came back from the provider still waits on the server for a minute.
        showProviderFailure(error instanceof SignInError ? error.code : null);
        setHasFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  if (!hasFailed)
    return (
      <p role="status" className="text-ink-2">
        {t`Anmeldung läuft …`}
      </p>
    );
  return (
    <div className="grid gap-2.5">
      <Button
        variant="primary"
        isWide
        onPress={() => {
          setHasFailed(false);
          setTries(tries + 1);
        }}
      >{t`Erneut versuchen`}</Button>
      <Button isWide onPress={() => void back(null)}>{t`Zurück`}</Button>
    </div>
  );
}
