import { randomUUID } from 'node:crypto';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { nextNight } from '../../../jobs/next-night.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import type { BillingProvider } from '../provider/billing-provider.ts';
import { followSoon } from './follow-stripe.ts';
import { forgetEvents, insertStripeContract } from './stripe.store.ts';
import type { StripeClient } from './stripe-client.ts';
import { StripeFailure } from './stripe-failure.ts';

// Stripe sends an event for three days at most, and a person can send one of the last thirty again.
const EVENT_DAYS = 60;
// Far more than a contract has in a day, and few enough for the transaction in which the seats are counted.
export const FORGOTTEN_AT_ONCE = 2_000;
const DAY_MS = 86_400_000;
const RETRY_S = 5;

/** Contracts that Stripe keeps. @param client left out, the operator has taken its configuration away */
export function stripeProvider(client: StripeClient | undefined): BillingProvider {
  return {
    name: 'stripe',
    firstState: 'incomplete',
    async begin(work, { seats }) {
      await insertStripeContract(work, seats);
      await followNightly(work);
      await followSoon(work);
    },
    async keepUp(work) {
      await forgetEvents(work, new Date(work.now.getTime() - EVENT_DAYS * DAY_MS), FORGOTTEN_AT_ONCE);
      await followNightly(work);
      await followSoon(work);
    },
    async portalLink({ publicUrl, inTransaction }, { providerCustomerId }) {
      if (providerCustomerId === null) throw new DomainError('UNAVAILABLE', { retryAfter: RETRY_S });
      const back = publicUrl === null ? null : `${publicUrl.replace(/\/$/, '')}/settings/billing`;
      const key = `zuschlag-portal-${randomUUID()}`;
      const link = await askingStripe(client, (stripe) => stripe.portalLink(providerCustomerId, back, key));
      await inTransaction((work) => {
        const { userId } = work.actor;
        return work.audit({ entity: 'billing', entityId: userId, action: 'openPortal', after: { isOpened: true } });
      });
      return link;
    },
  };
}

/** A contract is compared each night, also when no person of the tenant signs in. */
async function followNightly(work: UnitOfWork<SystemActor>): Promise<void> {
  await addJob(work, 'tidy-up', {}, { key: 'tidy-up', at: nextNight(work.now) });
}

/** Asks Stripe for a person who waits. @throws {DomainError} UNAVAILABLE when Stripe does not do it, or is not set up */
export async function askingStripe<Result>(
  client: StripeClient | undefined,
  ask: (stripe: StripeClient) => Promise<Result>,
): Promise<Result> {
  if (!client) throw new DomainError('UNAVAILABLE');
  try {
    return await ask(client);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    // What Stripe refuses it will refuse again.
    if (error.refusal !== null) throw new DomainError('UNAVAILABLE');
    throw new DomainError('UNAVAILABLE', { retryAfter: error.retryAfter ?? RETRY_S });
  }
}
