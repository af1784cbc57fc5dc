import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@zuschlag/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../../app/shell/page-skeleton.tsx';
import { type OperationalOrganization, useOperationalOrganizations } from '../form/use-operational-organizations.ts';

/**
 * Shows a form once the organizations it asks for have arrived: Tab skips a group of ticks that is still empty, so that
 * a form filled in by keyboard would be refused for a field that was not there.
 */
export function OrganizationsReady({
  children,
}: {
  children: (organizations: readonly OperationalOrganization[]) => ReactNode;
}) {
  const { t } = useLingui();
  const { organizations, error, refetch } = useOperationalOrganizations();
  if (organizations) return children(organizations);
  if (!error) return <PageSkeleton path="/tender/new" />;
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        icon={<CircleAlert />}
        title={t`Die Gesellschaften konnten nicht geladen werden`}
        text={t`Ohne sie lässt sich keine Chance anlegen.`}
        action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
      />
    </div>
  );
}
