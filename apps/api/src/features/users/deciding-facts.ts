import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { Place } from '../../lists/rows.store.ts';
import { type DecidingFacts, decidingFactsOf, decidingFactsWithNext } from './deciding-facts.store.ts';

type OnADay = { today: string };

/** The facts of the tenant that say who may decide today, in one statement. */
export function decidingFacts(place: Place<Actor> & OnADay): Promise<DecidingFacts> {
  return decidingFactsOf(place, place.today);
}

/** The same, asked together with the next statement. */
export function decidingFactsSoon(tenant: TenantDb<Actor> & OnADay): () => Promise<DecidingFacts> {
  return decidingFactsWithNext(tenant, tenant.today);
}
