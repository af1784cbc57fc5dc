import { trpc } from '../../../app/api/trpc.ts';

/** An organization that can bid. */
export type OperationalOrganization = { id: number; shortName: string };

/** The organizations that can bid, undefined until they have arrived. */
export function useOperationalOrganizations() {
  const { data, error, refetch } = trpc.organizations.list.useQuery({ first: 100, filters: { isOperational: true } });
  const organizations: readonly OperationalOrganization[] | undefined = data?.edges.map(({ node }) => node);
  return { organizations, error, refetch };
}
