import { Trans, useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/button';
import { EmptyState } from '@zuschlag/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useDocumentTitle } from './document-title.ts';
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

/** Goes to the page before this one; opened directly, to the start. */
export function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      variant="primary"
      onPress={() => {
        if (canGoBack) router.history.back();
        else void router.navigate({ to: '/' });
      }}
    >
      <Trans>Zurück</Trans>
    </Button>
  );
}

/** The same within a page that keeps its frame: the thing the address names is not there. */
export function NotFoundPanel() {
  return (
    <EmptyState
      icon={<SearchX />}
      title={<Trans>Das gibt es nicht</Trans>}
      text={<Trans>Es wurde entfernt, oder Sie dürfen es nicht sehen.</Trans>}
      action={<BackButton />}
    />
  );
}
