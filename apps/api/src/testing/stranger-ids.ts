import { DomainError } from '../errors.ts';
import { thingsOf } from './authorization-matrix.ts';
import type { ScenarioTenant } from './scenario.ts';
import type { StrangerIds } from './verdicts.ts';

/** The names of the things that each maker makes, as far as it has run. */
const namesOf = new Map<(typeof thingsOf)[number], readonly string[]>();

/**
 * The things of every feature in one tenant, made in the order of the features. The tenant must have its rates.
 *
 * @param chanceName of the Chance they belong to
 */
export async function strangerIds(tenant: ScenarioTenant, chanceName: string): Promise<StrangerIds> {
  let made = { chanceName } as StrangerIds;
  for (const things of thingsOf) {
    const own = await things.make(tenant, made);
    namesOf.set(things, Object.keys(own));
    made = { ...made, ...own };
  }
  return made;
}

/**
 * The same things, except that those of these names and those of the feature of a procedure are made anew, with what is
 * made together with them. The Chance to which most of them belong stays.
 *
 * @returns null where these are of the Chance only, and where it takes no new things any more
 */
export async function withThingsAnew(
  tenant: ScenarioTenant,
  used: StrangerIds,
  { path, names }: { path: string; names: ReadonlySet<string> },
): Promise<StrangerIds | null> {
  const named = thingsOf.filter((things) => {
    const own = namesOf.get(things) ?? [];
    return !own.includes('chanceId') && (path.startsWith(`${things.feature}.`) || own.some((name) => names.has(name)));
  });
  if (named.length === 0) return null;
  let made = used;
  try {
    for (const things of named) made = { ...made, ...(await things.make(tenant, made)) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  return made;
}
