import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { CloudOff, Lock, UserX } from 'lucide-react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';

/** In place of a person, or of the page of a removal, that did not load. */
export function PersonNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const { code } = failureOf(error);
  const toPeople = <LinkButton href={pathTo({ to: '/settings/users' })}>{t`Zu den Personen`}</LinkButton>;
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT')
    return <EmptyState icon={<UserX />} title={t`Diese Person gibt es nicht oder nicht mehr`} action={toPeople} />;
  if (code === 'NOT_PERMITTED' || code === 'CANNOT_REMOVE_YOURSELF' || code === 'PERSON_OF_PLATFORM')
    return (
      <EmptyState
        icon={<Lock />}
        title={t`Diese Person können Sie nicht entfernen`}
        text={errorMessage(error)}
        action={toPeople}
      />
    );
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t`Die Person konnte nicht geladen werden`}
      text={errorMessage(error)}
      action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
    />
  );
}
