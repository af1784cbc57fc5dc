import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardBody } from '@zuschlag/ui/layout/card';
import { CloudOff, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { PersonField } from '../../../app/people/person-field.tsx';
import { useSession } from '../../../app/session/session.tsx';
import { PersonRights } from './person-rights.tsx';
import { RoleTable } from './role-table.tsx';

/** Who may do what, as the server enforces it: by role, or for one person with the reason. */
export function RightsScreen({
  userId,
  onUserId,
}: {
  userId: number | null;
  onUserId: (userId: number | null) => void;
}) {
  const { t } = useLingui();
  const { id: ownId } = useSession();
  return (
    <div className="grid w-full max-w-[80rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Rechte`}
        description={t`Wer was darf. Der Server prüft jede Anfrage mit genau diesen Zeilen.`}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-80 max-sm:w-full">
          <PersonField userId={userId} onUserId={onUserId} placeholder={t`Alle Rollen`} />
        </div>
        <Button
          icon={<UserRound />}
          onPress={() => onUserId(ownId)}
          isDisabled={userId === ownId}
          reason={t`Die Seite zeigt schon Ihre Rechte.`}
        >
          {t`Meine Rechte`}
        </Button>
        <Button
          onPress={() => onUserId(null)}
          isDisabled={userId === null}
          reason={t`Die Seite zeigt schon alle Rollen.`}
        >
          {t`Alle Rollen`}
        </Button>
      </div>
      {userId === null ? <OfRoles /> : <OfPerson userId={userId} />}
    </div>
  );
}

function OfRoles() {
  const { data, error, refetch } = trpc.administration.rights.table.useQuery();
  if (data) return <RoleTable rights={data} />;
  return <NotThere error={error} onRetry={() => void refetch()} />;
}

function OfPerson({ userId }: { userId: number }) {
  const { data, error, refetch } = trpc.administration.rights.ofPerson.useQuery({ userId });
  if (data) return <PersonRights {...data} />;
  return <NotThere error={error} onRetry={() => void refetch()} />;
}

function NotThere({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const { t } = useLingui();
  if (error)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Die Rechte konnten nicht geladen werden`}
        text={errorMessage(error)}
        action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
      />
    );
  return (
    <Card>
      <CardBody>
        <div role="status" aria-label={t`Die Rechte werden geladen`}>
          <SkeletonText lines={6} />
        </div>
      </CardBody>
    </Card>
  );
}
