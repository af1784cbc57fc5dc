import { useSession } from '../../../app/session/session.tsx';
import type { Employer } from './use-pay-groups.ts';

/** Whether the signed-in person may see the wages of an organization, as the server decides it; true until it is chosen. */
export function useKnowsWages({ organizationId: of }: Employer): boolean {
  const { organizationId, mainOrganizationId } = useSession();
  return of === null || organizationId === of || organizationId === mainOrganizationId;
}
