import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Form } from '@zuschlag/ui/fields/form';
import { type ReactNode, useEffect, useState } from 'react';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SignInError } from '../../../app/session/identity.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { useCountdown, useWaitText } from '../sign-in/countdown.ts';
import { useHiddenSecret } from '../sign-in/hide-secret.ts';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { isLinkRefused, LinkUnchecked, secondsToWait } from './link-unchecked.tsx';
import { NewPasswordFields, useWhatIsMissing } from './new-password-fields.tsx';
import { checkResetLink, setPassword } from './password-calls.ts';

type Stage =
  | { name: 'checking' }
  | { name: 'invalid' }
  | { name: 'unchecked'; error: unknown }
  | { name: 'typing'; email: string }
  | { name: 'done' };

/** Sets a new password by the link of a mail. Its token leaves the address bar and the history before anything else. */
export function NewPasswordScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>({ name: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useHiddenSecret('/reset-password');
  useDocumentTitle(t`Neues Passwort`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isHere = true;
    checkResetLink(token).then(
      ({ email }) => isHere && setStage({ name: 'typing', email }),
      (error: unknown) => isHere && setStage(isLinkRefused(error) ? { name: 'invalid' } : { name: 'unchecked', error }),
    );
    return () => {
      isHere = false;
    };
  }, [token, attempt]);

  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="font-semibold text-28 tracking-[-0.02em]">
          <Trans>Neues Passwort</Trans>
        </h1>
        {stage.name === 'checking' ? <Checking /> : null}
        {stage.name === 'invalid' ? <LinkInvalid /> : null}
        {stage.name === 'unchecked' ? (
          <LinkUnchecked
            title={t`Der Link konnte nicht geprüft werden.`}
            error={stage.error}
            onAgain={() => {
              setStage({ name: 'checking' });
              setAttempt(attempt + 1);
            }}
          />
        ) : null}
        {stage.name === 'typing' ? (
          <PasswordForm
            token={token}
            email={stage.email}
            onDone={() => setStage({ name: 'done' })}
            onInvalid={() => setStage({ name: 'invalid' })}
          />
        ) : null}
        {stage.name === 'done' ? <Done /> : null}
      </div>
    </PublicFrame>
  );
}

function Checking() {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-ink-2">
        <Trans>Ihr Link wird geprüft.</Trans>
      </p>
      <Skeleton kind="control" />
      <Skeleton kind="control" />
    </div>
  );
}

function LinkInvalid() {
  const { t } = useLingui();
  return (
    <>
      <Banner tone="danger" title={t`Dieser Link ist ungültig oder abgelaufen.`} isLive>
        <Trans>Links gelten 60 Minuten und nur einmal. Fordern Sie eine neue E-Mail an.</Trans>
      </Banner>
      <LinkButton href={pathTo({ to: '/reset-password' })} variant="primary" isWide>
        <Trans>Neue E-Mail anfordern</Trans>
      </LinkButton>
    </>
  );
}

function Done() {
  return (
    <>
      <p role="status" className="text-ink-2">
        <Trans>Ihr neues Passwort gilt ab sofort. Alle Sitzungen mit dem alten sind beendet.</Trans>
      </p>
      <LinkButton href={pathTo({ to: '/login' })} variant="primary" isWide>
        <Trans>Zur Anmeldung</Trans>
      </LinkButton>
    </>
  );
}

type PasswordFormProps = { token: string; email: string; onDone: () => void; onInvalid: () => void };

function PasswordForm({ token, email, onDone, onInvalid }: PasswordFormProps): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ password: '', confirmation: '' });
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useCountdown();
  const wait = useWaitText(waiting.seconds);
  const missing = useWhatIsMissing(typed) ?? wait;

  async function submit(): Promise<void> {
    if (missing !== null || isPending) return;
    setIsPending(true);
    setHasFailed(false);
    try {
      await setPassword(token, typed.password);
      onDone();
    } catch (error) {
      if (error instanceof SignInError && error.code === 'LINK_INVALID') onInvalid();
      else if (secondsToWait(error) > 0) waiting.start(secondsToWait(error));
      else setHasFailed(true);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Form onSubmit={submit}>
      <div className="grid gap-5">
        <p className="break-words text-ink-2">
          <Trans>
            Für <strong className="font-medium text-ink">{email}</strong>
          </Trans>
        </p>
        {hasFailed ? (
          <Banner
            tone="danger"
            title={t`Das Passwort konnte nicht gesetzt werden. Bitte versuchen Sie es erneut.`}
            isLive
          />
        ) : null}
        <NewPasswordFields email={email} typed={typed} onChange={setTyped} />
        <Button
          type="submit"
          variant="primary"
          isWide
          isDisabled={missing !== null}
          reason={missing}
          isBusy={isPending}
        >
          <Trans>Passwort setzen</Trans>
        </Button>
        {wait === null ? null : (
          <p role="status" className="text-12 text-ink-3 tabular-nums">
            {wait}
          </p>
        )}
      </div>
    </Form>
  );
}
