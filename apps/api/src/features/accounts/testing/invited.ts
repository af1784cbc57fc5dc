import { randomUUID } from 'node:crypto';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';

/** A person of Nord who was invited two hours ago and has not accepted. @returns the id */
export async function anInvitedPerson(
  tenant: ScenarioTenant,
  { email = `${randomUUID()}@invited.example` }: { email?: string } = {},
): Promise<number> {
  const { mainOrganizationId, organizations } = tenant;
  return as(tenant, systemOf(tenant), async ({ db, now }) => {
    const lastEmailSentAt = new Date(now.getTime() - 7_200_000);
    const person = { firstname: 'Ida', lastname: 'Neu', role: 'Editor', email, lastEmailSentAt } as const;
    const { id } = await db.user.create({
      data: { ...person, mainOrganizationId, organizationId: organizations.nord.id },
    });
    return id;
  });
}
