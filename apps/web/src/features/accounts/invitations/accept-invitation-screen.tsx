import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Form } from '@zuschlag/ui/fields/form';
import { useEffect, useState } from 'react';
import { SignInError } from '../../../app/session/identity.ts';
import { startPathOf } from '../../../app/session/start-page.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import type { SecondStep } from '../code-at-sign-in/second-step.lazy.ts';
import { isLinkRefused, LinkUnchecked, secondsToWait } from '../password-reset/link-unchecked.tsx';
import { NewPasswordFields, useWhatIsMissing } from '../password-reset/new-password-fields.tsx';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { useCountdown, useWaitText } from '../sign-in/countdown.ts';
import { useHiddenSecret } from '../sign-in/hide-secret.ts';
import { ProviderButtons } from '../sign-in/provider-parts.tsx';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { acceptInvitation, checkInvitation } from './invitation-calls.ts';

type Stage = { name: 'checking' } | { name: 'unchecked'; error: unknown } | { name: 'typing'; email: string };

/**
 * Accepts an invitation by the link of a mail. Its token leaves the address bar and the history before anything else; a
 * link that is not valid leads to the sign-in.
 *
 * @param email the address that the link names, shown while it is checked
 */
export function AcceptInvitationScreen({ token, email }: { token: string; email: string | null }) {
  const { t } = useLingui();
  const router = useRouter();
  const [stage, setStage] = useState<Stage>({ name: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useHiddenSecret('/accept-invite');
  useDocumentTitle(t`Einladung annehmen`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isHere = true;
    const toSignIn = () => void router.navigate({ to: '/login', search: {}, replace: true });
    checkInvitation(token).then(
      (session) => {
        if (!isHere) return;
        if (session.valid && session.email) setStage({ name: 'typing', email: session.email });
        else toSignIn();
      },
      (error: unknown) => {
        if (!isHere) return;
        if (isLinkRefused(error)) toSignIn();
        else setStage({ name: 'unchecked', error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [token, attempt, router]);

  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="font-semibold text-28 tracking-[-0.02em]">
          <Trans>Einladung annehmen</Trans>
        </h1>
        {stage.name === 'checking' ? <Checking email={email} /> : null}
        {stage.name === 'unchecked' ? (
          <LinkUnchecked
            title={t`Die Einladung konnte nicht geprüft werden.`}
            error={stage.error}
            onAgain={() => {
              setStage({ name: 'checking' });
              setAttempt(attempt + 1);
            }}
          />
        ) : null}
        {stage.name === 'typing' ? <AccountForm token={token} email={stage.email} /> : null}
      </div>
    </PublicFrame>
  );
}

function Checking({ email }: { email: string | null }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="break-words text-ink-2">
        {email === null ? (
          <Trans>Ihre Einladung wird geprüft.</Trans>
        ) : (
          <Trans>
            Die Einladung für <strong className="font-medium text-ink">{email}</strong> wird geprüft.
          </Trans>
        )}
      </p>
      <Skeleton kind="control" />
      <Skeleton kind="control" />
    </div>
  );
}

function AccountForm({ token, email }: { token: string; email: string }) {
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
