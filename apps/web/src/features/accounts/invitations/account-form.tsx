import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Form } from '@zuschlag/ui/fields/form';
import { useState } from 'react';
import { SignInError } from '../../../app/session/identity.ts';
import { startPathOf } from '../../../app/session/start-page.ts';
import type { SecondStep } from '../code-at-sign-in/second-step.lazy.ts';
import { secondsToWait } from '../password-reset/link-unchecked.tsx';
import { NewPasswordFields, useWhatIsMissing } from '../password-reset/new-password-fields.tsx';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { useCountdown, useWaitText } from '../sign-in/countdown.ts';
import { acceptInvitation } from './invitation-calls.ts';

/** How an invited person comes in: with a password, or with an account at a provider. */
export function AccountForm({ token, email }: { token: string; email: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const waiting = useCountdown();
  const wait = useWaitText(waiting.seconds);
  const missing = useWhatIsMissing(typed) ?? wait;

  async function submit(): Promise<void> {
    if (missing !== null || isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      router.history.replace(startPathOf(await completeSignIn(acceptInvitation(token, typed.password))));
    } catch (error) {
      const identityToken = error instanceof SignInError ? error.identityToken : null;
      if (secondsToWait(error) > 0) waiting.start(secondsToWait(error));
      else if (identityToken === null) setFailure(wordsOf(error));
      else
        await import('../code-at-sign-in/second-step.lazy.ts')
          .then(({ secondStepFor }) => secondStepFor(identityToken))
          .then(setStep, () => setFailure(wordsOf(new SignInError('OFFLINE'))));
    } finally {
      setIsPending(false);
    }
  }

  function wordsOf(error: unknown): string {
    const code = error instanceof SignInError ? error.code : 'INTERNAL';
    if (code === 'LINK_INVALID')
      return t`Diese Einladung ist abgelaufen oder wurde durch eine neuere ersetzt. Bitten Sie um eine neue.`;
    if (code === 'WRONG_CREDENTIALS')
      return t`Dieses Konto gibt es schon, mit einem anderen Passwort. Melden Sie sich damit an.`;
    if (code === 'OFFLINE')
      return t`Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`;
    return t`Ihr Passwort wurde nicht gespeichert. Bitte versuchen Sie es erneut.`;
  }

  if (step)
    return (
      <step.Form
        identityToken={step.identityToken}
        onSignedIn={(user) => router.history.replace(startPathOf(user))}
        onBack={() => setStep(null)}
      />
    );
  return (
    <>
      <Form onSubmit={submit}>
        <div className="grid gap-5">
          <p className="break-words text-ink-2">
            <Trans>
              Legen Sie das Passwort für <strong className="font-medium text-ink">{email}</strong> fest.
            </Trans>
          </p>
          {failure === null ? null : (
            <Banner tone="danger" title={t`Etwas ist schiefgelaufen.`} isLive>
              {failure}
            </Banner>
          )}
          <NewPasswordFields email={email} typed={typed} onChange={setTyped} />
          <Button
            type="submit"
            variant="primary"
            isWide
            isDisabled={missing !== null}
            reason={missing}
            isBusy={isPending}
          >
            <Trans>Konto anlegen und anmelden</Trans>
          </Button>
          {wait === null ? null : (
            <p role="status" className="text-12 text-ink-3 tabular-nums">
              {wait}
            </p>
          )}
        </div>
      </Form>
      <ProviderButtons invitation={token} />
    </>
  );
}
