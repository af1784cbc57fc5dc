import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@zuschlag/ui/empty-state';
import { SearchX } from 'lucide-react';
import { BackButton } from '../root/back-button.tsx';

/** Within a page that keeps its frame: the thing the address names is not there, or not for this person. */
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
