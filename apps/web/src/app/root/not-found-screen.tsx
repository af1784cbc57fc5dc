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
    <div className="grid w-full max-w-[70rem] content-start justify-items-start gap-4 p-6 max-sm:p-4">
      <header>
        <h1 className="font-semibold text-20">
          <Trans>Diese Seite gibt es nicht</Trans>
        </h1>
        <div className="max-w-[68ch] text-ink-2">
          <NotFoundText />
        </div>
      </header>
      <BackButton />
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
