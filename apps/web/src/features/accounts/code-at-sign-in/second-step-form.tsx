import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { useState } from 'react';
import { loginUser, SignInError } from '../../../app/session/identity.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

export type SecondStepProps = {
  /** what the password was traded for; good for five minutes */
  identityToken: string;
  onSignedIn: (user: SessionUser) => void;
  onBack: () => void;
  /** whether it asks for a recovery code at first */
  isRecoveryFirst?: boolean;
  /** whether the person has codes of an app */
  hasApp?: boolean;
  /** leads back to the passkey of the person */
  onPasskey?: () => void;
};

/** Asks for the code beside the password, of the app or for recovery. Five minutes after the password it leads back. */
export function SecondStepForm({
  identityToken,
  onSignedIn,
  onBack,
  isRecoveryFirst = false,
  hasApp = true,
  onPasskey,
}: SecondStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(isRecoveryFirst);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<SignInError | null>(null);
  const missing = code.trim() === '' ? t`Geben Sie den Code ein.` : null;
  const isWrong = failure?.code === 'WRONG_CODE';

  function note(next: string): void {
    setFailure(null);
    setCode(next);
  }

  async function submit(): Promise<void> {
    if (missing !== null || isPending) return;
    setIsPending(true);
    setFailure(null);
    try {
      onSignedIn(await completeSignIn(loginUser({ oAuthToken: identityToken, code: code.trim() })));
    } catch (error) {
      setFailure(error instanceof SignInError ? error : new SignInError('INTERNAL'));
    } finally {
      setIsPending(false);
    }
  }

  function wordsOf({ code: what, retryAfter }: SignInError): string {
    const minutes = Math.ceil((retryAfter ?? 60) / 60);
    if (what === 'RATE_LIMITED')
      return t`Zu viele falsche Codes. Bitte warten Sie ${plural(minutes, { one: '# Minute', other: '# Minuten' })}.`;
    if (what === 'OFFLINE')
      return t`Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`;
    return t`Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.`;
  }

  const title = (
    <h1 className="mb-6 font-semibold text-28 tracking-[-0.02em]">
      <Trans>Zweiter Schritt</Trans>
    </h1>
  );
  // The password before the code counts for five minutes.
  if (failure?.code === 'WRONG_CREDENTIALS')
    return (
      <>
        {title}
        <div className="grid gap-5">
          <Banner tone="warn" title={t`Der Code kam zu spät`} isLive>
            {t`Bitte melden Sie sich noch einmal an.`}
          </Banner>
          <Button variant="primary" isWide autoFocus onPress={onBack}>{t`Zur Anmeldung`}</Button>
        </div>
      </>
    );
  return (
    <Form onSubmit={submit}>
      {title}
      <div className="grid gap-5">
        <p className="text-ink-2">
          {isRecovery ? (
            <Trans>Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.</Trans>
          ) : (
            <Trans>Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.</Trans>
          )}
        </p>
        {failure === null || isWrong ? null : (
          <Banner tone="danger" title={t`Anmeldung fehlgeschlagen`} isLive>
            {wordsOf(failure)}
          </Banner>
        )}
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? t`Wiederherstellungscode` : t`Code`}
          name="code"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoFocus
          maxLength={40}
          value={code}
          onChange={note}
          errorMessage={
            !isWrong
              ? undefined
              : isRecovery
                ? t`Dieser Code stimmt nicht oder ist schon verbraucht.`
                : t`Dieser Code stimmt nicht oder ist schon verbraucht. Nehmen Sie den nächsten.`
          }
        />
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
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" size="small" onPress={onBack}>{t`Zurück`}</Button>
          {onPasskey ? <Button variant="ghost" size="small" onPress={onPasskey}>{t`Passkey verwenden`}</Button> : null}
          {hasApp ? (
            <Button
              variant="ghost"
              size="small"
              onPress={() => {
                note('');
                setRecovery(!isRecovery);
              }}
            >
              {isRecovery ? t`Code der App verwenden` : t`Wiederherstellungscode verwenden`}
            </Button>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
