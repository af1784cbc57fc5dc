import type { StripeClient } from '../../features/billing/stripe/stripe-client.ts';
import type { PersonKey } from '../people.ts';
import type { ScenarioTenant } from '../scenario.ts';

/** @param token of a session that the situation prepared; left out, a new one; `stripe`: where a call needs one that answers */
export type Call = { who: PersonKey; input: unknown; token?: string; stripe?: StripeClient };

/** What a tenant has before a call, and the call, by procedure. */
export type Situations = { readonly [procedure: string]: (tenant: ScenarioTenant) => Promise<Call> };
