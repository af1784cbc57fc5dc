import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { type DecidingFacts, decidingFactsOf } from './deciding-facts.store.ts';

/** The facts of the tenant that say who may decide, in one statement. */
export function decidingFacts(tenant: TenantDb<Actor>): Promise<DecidingFacts> {
  return decidingFactsOf(tenant);
}
