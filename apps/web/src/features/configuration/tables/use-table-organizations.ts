import { useOrganizations } from '../../../app/api/use-organizations.ts';
import { useSession } from '../../../app/session/session.tsx';

/**
 * Whose rows a table with rows of several organizations may show: the main organization reads all, every other one its
 * own and those of the main organization.
 */
export function useTableOrganizations(isWanted: boolean): { id: number; shortName: string }[] {
  const { organizationId, mainOrganizationId } = useSession();
  const { data = [] } = useOrganizations({ isWanted });
  const isOfMain = organizationId === mainOrganizationId;
  return data.filter(({ id }) => isOfMain || id === organizationId || id === mainOrganizationId);
}
