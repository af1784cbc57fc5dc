import type { Actor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { Place } from '../../lists/rows.store.ts';
import { type DecidingFacts, decidingFactsOf, decidingFactsWithNext } from './deciding-facts.store.ts';

type OnADay = { today: string };
type AskFacts = () => Promise<DecidingFacts>;

/** The facts of tenants that were asked for, each as long as its transaction lasts. */
const asked = new WeakMap<TenantDb['db'], AskFacts>();

/** The facts of the tenant that say who may decide today, in one statement. */
export function decidingFacts(place: Place<Actor> & OnADay): Promise<DecidingFacts> {
  return decidingFactsOf(place, place.today);
}

/**
 * The same, asked together with the next statement, and once in a transaction: a decision and the Chance that it answers
 * with rest on the same facts.
 */
export function decidingFactsSoon(tenant: TenantDb<Actor> & OnADay): AskFacts {
  const known = asked.get(tenant.db);
  if (known) return known;
  const ask = decidingFactsWithNext(tenant, tenant.today);
  let facts: Promise<DecidingFacts> | undefined;
  const once: AskFacts = () => {
    facts ??= ask();
    return facts;
  };
  asked.set(tenant.db, once);
  return once;
}
