import { Trans, useLingui } from '@lingui/react/macro';
import { useDocumentTitle } from '../shell/document-title.tsx';
import { BackButton } from './back-button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** No page has this address, or it names something the person may not see. */
export function NotFoundScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Seite nicht gefunden`);
  return (
    <MessageScreen title={<Trans>Diese Seite gibt es nicht</Trans>} actions={<BackButton />}>
      <NotFoundText />
    </MessageScreen>
  );
}

/** The same inside of the frame of signed-in pages. */
export function NotFoundPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Seite nicht gefunden`);
  return (
    <div className="grid flex-1 content-center justify-items-center px-6 py-10">
      <div className="grid w-full max-w-md justify-items-start gap-4">
        <h1 className="font-semibold text-20">
          <Trans>Diese Seite gibt es nicht</Trans>
        </h1>
        <div className="text-ink-2">
          <NotFoundText />
        </div>
        <BackButton />
      </div>
    </div>
  );
}

function NotFoundText() {
  return (
    <p>
      <Trans>Die Seite gibt es nicht, oder Sie haben keinen Zugriff darauf.</Trans>
    </p>
  );
}
