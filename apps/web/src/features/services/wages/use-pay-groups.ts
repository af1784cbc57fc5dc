import type { PayGroup } from '@zuschlag/validation/organizations/pay-groups';
import type { Province } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../../app/api/trpc.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';

/** The organization and the federal state of a service; null until they are chosen. */
export type Employer = { organizationId: number | null; province: Province | null };

/** The pay groups that an organization uses in a federal state or has in its wage table, the lowest first; undefined until they are loaded. */
export function usePayGroups({ organizationId, province }: Employer): readonly PayGroup[] | undefined {
  const chanceId = useChance().id;
  const { data } = trpc.services.payGroups.useQuery(
    // Never sent before both are known.
    { chanceId, operationalOrganizationId: organizationId ?? 0, province: province ?? 'DE-BE' },
    { enabled: organizationId !== null && province !== null, staleTime: 60_000 },
  );
  return data?.groups;
}
