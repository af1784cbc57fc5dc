import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { useClientConfig } from '../api/client-config.ts';
import { signOut } from '../session/session-end.ts';
import { useDocumentTitle } from '../shell/document-title.tsx';
import { MessageScreen } from './message-screen.tsx';

/** Replaces a page that failed to render: advice, a way out, and the contact. */
export function ErrorScreen() {
  return (
    <I18nProvider i18n={i18n}>
      <Help />
    </I18nProvider>
  );
}

function Help() {
  const { t } = useLingui();
  const title = t`Diese Seite lässt sich gerade nicht anzeigen`;
  useDocumentTitle(title);
  const { supportEmail } = useClientConfig();
  return (
    <MessageScreen
      title={title}
      actions={
        <>
          <Button variant="primary" onPress={() => window.location.reload()}>
            <Trans>Neu laden</Trans>
          </Button>
          <Button
            onPress={() => {
              signOut();
              window.location.assign('/login');
            }}
          >
            <Trans>Abmelden</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Das hilft meistens:</Trans>
      </p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>
          <Trans>Laden Sie die Seite vollständig neu: Strg oder Cmd + Umschalt + R.</Trans>
        </li>
        <li>
          <Trans>Melden Sie sich ab und wieder an.</Trans>
        </li>
        <li>
          <Trans>Schalten Sie die Übersetzung des Browsers für diese Seite aus.</Trans>
        </li>
        <li>
          <Trans>Wählen Sie die Sprache stattdessen im Profilmenü.</Trans>
        </li>
      </ul>
      {supportEmail ? (
        <p>
          <Trans>
            Bleibt der Fehler, schreiben Sie an <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </Trans>
        </p>
      ) : null}
    </MessageScreen>
  );
}
