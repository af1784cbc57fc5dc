import type { Database } from '@zuschlag/db/client';
import type { Publish } from '../../../context.ts';
import { runAsSystem } from '../../../transaction.ts';
import { tenantOfCustomer } from './event-tenant.store.ts';
import { followSoon } from './follow-stripe.ts';
import { insertEvent } from './stripe.store.ts';
import type { SignedEvent } from './stripe-client.ts';

/** The kinds of events that say something of a contract; the operator may send others, too. */
const followed = /^(?:customer\.subscription|invoice)\./;

/** What became of an event. No result is an error: Stripe need not send it again. */
export type TakenEvent = 'taken' | 'repeated' | 'ignored' | 'unknown';

/**
 * Takes a signed event in, once: a job reads at Stripe what has changed.
 *
 * @returns `ignored` for a kind that says nothing of a contract, `unknown` for a customer of no tenant
 */
export async function takeEvent(
  { database, publish, now, requestId }: { database: Database; publish: Publish; now: Date; requestId: string },
  { customerId, ...event }: SignedEvent,
): Promise<TakenEvent> {
  if (!followed.test(event.kind)) return 'ignored';
  if (customerId === null) return 'unknown';
  const mainOrganizationId = await tenantOfCustomer(database, customerId);
  if (mainOrganizationId === null) return 'unknown';
  return runAsSystem({ database, publish, now, requestId, mainOrganizationId }, async (work) => {
    if (!(await insertEvent(work, event, now))) return 'repeated';
    await followSoon(work);
    return 'taken';
  });
}
