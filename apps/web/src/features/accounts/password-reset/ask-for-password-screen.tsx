import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { isEmailAddress } from '@zuschlag/validation/accounts/email-pattern';
import { useState } from 'react';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SignInError } from '../../../app/session/identity.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { useCountdown, useWaitText } from '../sign-in/countdown.ts';
import { PublicFrame } from '../sign-in/public-frame.tsx';
import { secondsToWait } from './link-unchecked.tsx';
import { askForPassword } from './password-calls.ts';
import { lastResetEmail, pauseOf, startPause, useResetPause } from './reset-pause.ts';

/** Asks for the mail that lets a person set a new password, and says that it is on its way. */
export function AskForPasswordScreen() {
  const { t } = useLingui();
  const [email, setEmail] = useState(lastResetEmail);
  // A reload during the pause comes back to the same words.
  const [isSent, setIsSent] = useState(() => pauseOf(lastResetEmail()) > 0);
  const [isOffline, setIsOffline] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const waiting = useCountdown();
  const wait = useWaitText(waiting.seconds);
  useDocumentTitle(t`Passwort vergessen`);

  async function ask(): Promise<void> {
    setIsPending(true);
    setIsOffline(false);
    try {
      await askForPassword(email.trim());
    } catch (error) {
      // A refused mail stays unsaid, because it would tell which addresses have an account; a call that never arrived is shown.
      if (error instanceof SignInError && error.code === 'OFFLINE') {
        setIsOffline(true);
        return;
      }
      // The limit counts every address alike, so that it tells nothing about one.
      if (secondsToWait(error) > 0) {
        waiting.start(secondsToWait(error));
        return;
      }
    } finally {
      setIsPending(false);
    }
    startPause(email);
    setIsSent(true);
  }

  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="font-semibold text-28 tracking-[-0.02em]">
          <Trans>Passwort vergessen</Trans>
        </h1>
        {isOffline ? (
          <Banner tone="danger" title={t`Keine Verbindung`} isLive>
            <Trans>
              Der Server ist nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
            </Trans>
          </Banner>
        ) : null}
        {isSent ? (
          <Sent email={email.trim()} wait={wait} isPending={isPending} onAgain={ask} onOther={() => setIsSent(false)} />
        ) : (
          <AddressForm email={email} wait={wait} onChange={setEmail} isPending={isPending} onSubmit={ask} />
        )}
        <TextLink href={pathTo({ to: '/login' })}>
          <Trans>Zurück zur Anmeldung</Trans>
        </TextLink>
      </div>
    </PublicFrame>
  );
}

type FormProps = {
  email: string;
  /** why no mail may be asked for right now, of any address */
  wait: string | null;
  onChange: (email: string) => void;
  isPending: boolean;
  onSubmit: () => Promise<void>;
};

function AddressForm({ email, wait, onChange, isPending, onSubmit }: FormProps) {
  const { t } = useLingui();
  const [hasLeft, setHasLeft] = useState(false);
  const seconds = useResetPause(email);
  const isValid = isEmailAddress(email.trim());
  const missing = whatIsMissing();

  function whatIsMissing(): string | null {
    if (email.trim() === '') return t`Geben Sie Ihre E-Mail-Adresse ein.`;
    if (!isValid) return t`Die E-Mail-Adresse ist noch nicht vollständig.`;
    return seconds > 0
      ? t`An diese Adresse ging gerade eine E-Mail. Noch ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} bis zur nächsten.`
      : wait;
  }

  return (
    <Form onSubmit={() => (missing === null && !isPending ? onSubmit() : undefined)}>
      <div className="grid gap-5">
        <p className="text-ink-2">
          <Trans>Sie bekommen eine E-Mail mit einem Link, über den Sie ein neues Passwort setzen.</Trans>
        </p>
        <TextField
          label={t`E-Mail-Adresse`}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={onChange}
          onBlur={() => setHasLeft(email.trim() !== '')}
          errorMessage={hasLeft && !isValid ? t`Bitte geben Sie eine gültige E-Mail-Adresse ein.` : undefined}
        />
        <div className="grid gap-1.5">
          <Button
            type="submit"
            variant="primary"
            isWide
            isDisabled={missing !== null}
            reason={missing}
            isBusy={isPending}
          >
            <Trans>E-Mail anfordern</Trans>
          </Button>
          <p aria-live="polite" className="min-h-4 text-12 text-ink-3">
            {hasLeft || seconds > 0 || wait !== null ? missing : null}
          </p>
        </div>
      </div>
    </Form>
  );
}

type SentProps = {
  email: string;
  wait: string | null;
  isPending: boolean;
  onAgain: () => Promise<void>;
  onOther: () => void;
};

/** The same words for every address: they do not tell whether it has an account. */
function Sent({ email, wait: waitForAll, isPending, onAgain, onOther }: SentProps) {
  const { t } = useLingui();
  const { supportEmail } = useClientConfig();
  const seconds = useResetPause(email);
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t`Neues Passwort für Zuschlag`)}`;
  const wait =
    seconds > 0
      ? t`Noch ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} bis zur nächsten E-Mail.`
      : waitForAll;
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-3 text-ink-2">
        <p>
          <Trans>
            Wenn <strong className="break-all font-medium text-ink">{email}</strong> zu einem Konto gehört, ist eine
            E-Mail unterwegs. Der Link darin gilt 60 Minuten.
          </Trans>
        </p>
        <p>
          {supportEmail ? (
            <Trans>
              Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder schreiben Sie an{' '}
              <TextLink href={mail}>{supportEmail}</TextLink>.
            </Trans>
          ) : (
            <Trans>Nichts angekommen? Sehen Sie im Spam-Ordner nach.</Trans>
          )}
        </p>
      </div>
      <div className="grid gap-1.5">
        <Button isWide isDisabled={wait !== null} reason={wait} isBusy={isPending} onPress={() => void onAgain()}>
          <Trans>Erneut senden</Trans>
        </Button>
        <p className="min-h-4 text-12 text-ink-3 tabular-nums">{wait}</p>
      </div>
      <Button variant="ghost" isWide onPress={onOther}>
        <Trans>Andere Adresse</Trans>
      </Button>
    </div>
  );
}
