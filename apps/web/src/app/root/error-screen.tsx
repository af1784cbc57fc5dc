import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { useEffect, useState } from 'react';
import { useClientConfig } from '../api/client-config.ts';
import { reloadPage } from '../navigation/unsaved-work.ts';
import { signOut } from '../session/session-end.ts';
import { useDocumentTitle } from '../shell/document-title.tsx';
import { MessageScreen } from './message-screen.tsx';
import { isMissingPart } from './missing-parts.tsx';

/** Replaces a page that failed to render, or whose code did not arrive: advice, a way out, and the contact. */
export function ErrorScreen({ error }: { error?: unknown }) {
  return <I18nProvider i18n={i18n}>{isMissingPart(error) ? <MissingPage /> : <Help />}</I18nProvider>;
}

function MissingPage() {
  const { t } = useLingui();
  const router = useRouter();
  const isOffline = !navigator.onLine;
  const title = isOffline ? t`Keine Verbindung zum Server.` : t`Eine neue Version ist da.`;
  useDocumentTitle(title);
  const [again] = useState(() => () => void router.invalidate());
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return (
    <MessageScreen
      title={title}
      actions={
        isOffline ? (
          <Button variant="primary" onPress={again}>
            <Trans>Erneut versuchen</Trans>
          </Button>
        ) : (
          <Button variant="primary" onPress={reloadPage}>
            <Trans>Neu laden</Trans>
          </Button>
        )
      }
    >
      {isOffline ? null : (
        <p>
          <Trans>Die Seite lässt sich erst nach dem Neuladen öffnen. Entwürfe bleiben erhalten.</Trans>
        </p>
      )}
    </MessageScreen>
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
