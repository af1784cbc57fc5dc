import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton, TextLink } from '@zuschlag/ui/actions/button';
import { useClientConfig } from '../../../app/api/client-config.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useDocumentTitle } from '../../../app/shell/document-title.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Help for a forgotten password: the support sends a new one to the address of the sign-in. */
export function PasswordHelpScreen() {
  const { t } = useLingui();
  const { supportEmail } = useClientConfig();
  useDocumentTitle(t`Passwort vergessen`);
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t`Neues Passwort für Zuschlag`)}`;
  return (
    <PublicFrame>
      <div className="grid gap-5">
        <h1 className="font-semibold text-28 tracking-[-0.02em]">
          <Trans>Passwort vergessen</Trans>
        </h1>
        <p className="text-ink-2">
          {supportEmail ? (
            <Trans>
              Ein neues Passwort bekommen Sie vom Support. Schreiben Sie von der Adresse, mit der Sie sich anmelden, an{' '}
              <TextLink href={mail}>{supportEmail}</TextLink>.
            </Trans>
          ) : (
            <Trans>Ihr neues Passwort vergibt die Administration Ihres Unternehmens.</Trans>
          )}
        </p>
        <LinkButton href={pathTo({ to: '/login' })} isWide>
          <Trans>Zurück zur Anmeldung</Trans>
        </LinkButton>
      </div>
    </PublicFrame>
  );
}
