import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';

/** The default cost parameters of organizations by their id; without own ones, those of the main organization. */
export function useStandards(organizationIds: readonly number[]): {
  standards: ReadonlyMap<number, CostParameters>;
  isPending: boolean;
  error: unknown;
  refetch: () => void;
} {
  const { mainOrganizationId } = useSession();
  const ids = [...new Set([...organizationIds, mainOrganizationId])];
  const queries = trpc.useQueries((query) => ids.map((id) => query.organizations.byId({ id })));
  const own = (id: number) => queries.find(({ data }) => data?.id === id)?.data?.advancedCostParameters;
  const found = organizationIds.flatMap((id) => {
    const parameters = own(id) ?? own(mainOrganizationId);
    return parameters ? [[id, parameters] as const] : [];
  });
  return {
    standards: new Map(found),
    isPending: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error, data }) => error && !data)?.error ?? null,
    refetch: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
}
