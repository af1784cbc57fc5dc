import type { z } from 'zod';
import { appRouter } from '../router.ts';

/** The parts of a procedure that the facade and the tests over all procedures need. */
export type ProcedureDefinition = {
  type: 'query' | 'mutation';
  input: z.core.$ZodType | null;
  output: z.core.$ZodType | null;
  /** whether it shares no reading with other queries, see `trpc.ts` */
  readsAlone: boolean;
};

type Kept = { type: ProcedureDefinition['type']; inputs: unknown[]; output?: unknown; meta?: { readsAlone?: true } };

/** Every procedure under its path. tRPC keeps this in a definition whose types do not tell. */
export const procedures: ReadonlyMap<string, ProcedureDefinition> = new Map(
  Object.entries<{ _def: unknown }>(appRouter._def.procedures as object as { [path: string]: { _def: unknown } }).map(
    ([path, { _def }]) => {
      const { type, inputs, output, meta } = _def as Kept;
      return [
        path,
        { type, input: schemaOf(inputs[0]), output: schemaOf(output), readsAlone: meta?.readsAlone === true },
      ];
    },
  ),
);

function schemaOf(declared: unknown): z.core.$ZodType | null {
  if (typeof declared === 'function' && 'schema' in declared) return declared.schema as z.core.$ZodType;
  return (declared ?? null) as z.core.$ZodType | null;
}

/** Calls a procedure by its path, through everything a call passes. */
export function callByPath(caller: object, path: string, input: unknown): Promise<unknown> {
  const procedure = path
    .split('.')
    .reduce<unknown>((place, name) => (place as { [name: string]: unknown })[name], caller);
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}
