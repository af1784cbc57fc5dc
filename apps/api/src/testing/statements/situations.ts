import type { PersonKey } from '../people.ts';
import type { ScenarioTenant } from '../scenario.ts';

/** @param token of a session that the situation prepared; left out, a new one */
export type Call = { who: PersonKey; input: unknown; token?: string };

/** What a tenant has before a call, and the call, by procedure. */
export type Situations = { readonly [procedure: string]: (tenant: ScenarioTenant) => Promise<Call> };
