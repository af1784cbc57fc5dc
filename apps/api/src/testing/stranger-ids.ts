import { thingsOf } from './authorization-matrix.ts';
import type { ScenarioTenant } from './scenario.ts';
import type { StrangerIds } from './verdicts.ts';

/**
 * The things of every feature in one tenant, made in the order of the features. The tenant must have its rates.
 *
 * @param chanceName of the Chance they belong to
 */
export async function strangerIds(tenant: ScenarioTenant, chanceName: string): Promise<StrangerIds> {
  let made = { chanceName } as StrangerIds;
  for (const things of thingsOf) made = { ...made, ...(await things(tenant, made)) };
  return made;
}
