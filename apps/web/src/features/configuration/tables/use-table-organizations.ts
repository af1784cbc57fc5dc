import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';

/**
 * Whose rows a table with rows of several organizations may show: the main organization reads all, every other one its
 * own and those of the main organization.
 */
export function useTableOrganizations(isWanted: boolean): { id: number; shortName: string }[] {
  const { organizationId, mainOrganizationId } = useSession();
  const { data } = trpc.organizations.list.useQuery({ first: 100 }, { enabled: isWanted, staleTime: 5 * 60_000 });
  const isOfMain = organizationId === mainOrganizationId;
  return (data?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id }) => isOfMain || id === organizationId || id === mainOrganizationId);
}
