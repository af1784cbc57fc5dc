import { useOrganizations } from '../../../app/api/use-organizations.ts';

/** An organization that can bid. */
export type OperationalOrganization = { id: number; shortName: string };

/** The organizations that can bid, undefined until they have arrived. */
export function useOperationalOrganizations() {
  const { data, error, refetch } = useOrganizations({ isOperational: true });
  const organizations: readonly OperationalOrganization[] | undefined = data;
  return { organizations, error, refetch };
}
