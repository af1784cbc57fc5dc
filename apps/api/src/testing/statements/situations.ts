import type { PersonKey } from '../people.ts';
import type { ScenarioTenant } from '../scenario.ts';

export type Call = { who: PersonKey; input: unknown };

/** What a tenant has before a call, and the call, by procedure. */
export type Situations = { readonly [procedure: string]: (tenant: ScenarioTenant) => Promise<Call> };
