import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Button, IconButton, TextLink } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { isEmailAddress } from '@zuschlag/validation/accounts/email-pattern';
import { Eye, EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SignInError, signIn } from '../../../app/session/identity.ts';
import { safeReturnPath } from '../../../app/session/start-page.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import type { SecondStep } from '../code-at-sign-in/second-step.lazy.ts';
import type { SignInEnds } from '../providers/from-provider.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { useCountdown, useWaitText } from './countdown.ts';
import { FromProvider, ProviderButtons } from './provider-parts.tsx';
import { PublicFrame } from './public-frame.tsx';

/** The sign-in with e-mail address and password or at a provider, and with a code for a person who has a second step. */
export function LoginScreen() {
  const { t } = useLingui();
  const router = useRouter();
  const { redirect, provider } = useSearch({ from: '/login' });
  const [step, setStep] = useState<SecondStep | null>(null);
  useDocumentTitle(t`Anmelden`);
  const enter = (user: SessionUser) => router.history.push(safeReturnPath(redirect, user));
  return (
    <PublicFrame>
      {step ? (
        <step.Form identityToken={step.identityToken} onSignedIn={enter} onBack={() => setStep(null)} />
      ) : (
        <>
          <h1 className="mb-6 font-semibold text-28 tracking-[-0.02em]">
            <Trans>Anmelden</Trans>
          </h1>
          {provider === undefined ? (
            <>
              <LoginForm onSignedIn={enter} onSecondStep={setStep} />
              <ProviderButtons redirect={redirect} />
            </>
          ) : (
            <Suspense fallback={<p className="text-ink-2">{t`Anmeldung läuft …`}</p>}>
              <FromProvider onSignedIn={enter} onSecondStep={setStep} />
            </Suspense>
          )}
        </>
      )}
      <SupportLine />
    </PublicFrame>
  );
}

function LoginForm({ onSignedIn, onSecondStep }: SignInEnds) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasLeftEmail, setHasLeftEmail] = useState(false);
  const [hasLeftAny, setHasLeftAny] = useState(false);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useCountdown();
  const wait = useWaitText(waiting.seconds);

  const isEmailValid = isEmailAddress(email.trim());
  const missing = whatIsMissing();

  function whatIsMissing(): string | null {
    if (wait !== null) return wait;
    if (email.trim() === '' && password === '') return t`Geben Sie E-Mail-Adresse und Passwort ein.`;
    if (email.trim() === '') return t`Geben Sie Ihre E-Mail-Adresse ein.`;
    if (!isEmailValid) return t`Die E-Mail-Adresse ist noch nicht vollständig.`;
    return password === '' ? t`Geben Sie Ihr Passwort ein.` : null;
  }

  async function submit(): Promise<void> {
    if (missing !== null || isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      onSignedIn(await completeSignIn(signIn(email.trim(), password)));
    } catch (error) {
      await refuse(error instanceof SignInError ? error : new SignInError('INTERNAL'));
    } finally {
      setIsPending(false);
    }
  }

  async function refuse(error: SignInError): Promise<void> {
    if (error.identityToken !== null) {
      const { identityToken } = error;
      await import('../code-at-sign-in/second-step.lazy.ts')
        .then(({ secondStepFor }) => secondStepFor(identityToken))
        .then(onSecondStep, () => refuse(new SignInError('OFFLINE')));
    } else if (error.code === 'WRONG_CREDENTIALS') {
      setFailure(
        t`E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingaben und versuchen Sie es erneut.`,
      );
    } else if (error.code === 'RATE_LIMITED') {
      waiting.start(error.retryAfter ?? 60);
    } else {
      setFailure(
        error.code === 'OFFLINE'
          ? t`Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`
          : t`Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.`,
      );
    }
  }

  return (
    <Form onSubmit={submit}>
      <div className="grid gap-5">
        {failure === null ? null : (
          <Banner tone="danger" title={t`Anmeldung fehlgeschlagen`} isLive>
            {failure}
          </Banner>
        )}
        <TextField
          label={t`E-Mail-Adresse`}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
          onBlur={() => {
            setHasLeftEmail(email.trim() !== '');
            setHasLeftAny(true);
          }}
          errorMessage={hasLeftEmail && !isEmailValid ? t`Bitte geben Sie eine gültige E-Mail-Adresse ein.` : undefined}
        />
        <div className="relative">
          <TextField
            label={t`Passwort`}
            name="password"
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            onBlur={() => setHasLeftAny(true)}
            end={
              <IconButton
                size="tight"
                label={isPasswordShown ? t`Passwort verbergen` : t`Passwort anzeigen`}
                icon={isPasswordShown ? <EyeOff /> : <Eye />}
                onPress={() => setIsPasswordShown(!isPasswordShown)}
              />
            }
          />
          <span className="absolute top-0 right-0 text-13">
            <TextLink href={pathTo({ to: '/reset-password' })}>
              <Trans>Passwort vergessen?</Trans>
            </TextLink>
          </span>
        </div>
        <div className="grid gap-1.5">
          <Button
            type="submit"
            variant="primary"
            isWide
            isDisabled={missing !== null}
            reason={missing}
            isBusy={isPending}
          >
            {isPending ? t`Anmeldung läuft …` : t`Anmelden`}
          </Button>
          <p aria-live="polite" className="min-h-4 text-12 text-ink-3">
            {hasLeftAny || wait !== null ? missing : null}
          </p>
        </div>
      </div>
    </Form>
  );
}

function SupportLine() {
  const { supportEmail } = useClientConfig();
  if (!supportEmail) return null;
  return (
    <p className="mt-5 text-ink-2">
      <Trans>
        Noch kein Konto? <TextLink href={`mailto:${supportEmail}`}>Support kontaktieren</TextLink>
      </Trans>
    </p>
  );
}
