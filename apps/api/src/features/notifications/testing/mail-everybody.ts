import { resolveFanOuts } from '../../../testing/fan-outs.ts';
import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { mailNotifications } from '../mail/mail-notifications.ts';

/** A morning on which no test depends on the hour: 10:00 in Berlin. */
export const atTen = new Date('2027-02-10T09:00:00Z');

/** Notifies everybody of what waits, and writes the mails as their jobs would at that moment. */
export async function mailEverybody(
  tenant: ScenarioTenant,
  { at = atTen, isDigest = false }: { at?: Date; isDigest?: boolean } = {},
): Promise<void> {
  await resolveFanOuts(tenant);
  const { mainOrganizationId } = tenant;
  for (const { userId } of Object.values(tenant.people)) {
    const job = { userId, isDigest };
    await as(tenant, { kind: 'system', mainOrganizationId } as const, (work) => mailNotifications(work, job), at);
  }
}

/** What people were notified of, oldest first. */
export async function notificationsOf(tenant: ScenarioTenant, where: object = {}) {
  await resolveFanOuts(tenant);
  return as(tenant, systemOf(tenant), ({ db }) =>
    db.notification.findMany({ where, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }, { kind: 'asc' }] }),
  );
}
