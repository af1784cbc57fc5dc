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
      <p>
        <Trans>Die Adresse führt nirgendwohin, oder Sie dürfen nicht sehen, was dort liegt.</Trans>
      </p>
    </MessageScreen>
  );
}
