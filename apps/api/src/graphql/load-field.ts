import DataLoader from 'dataloader';
import type { z } from 'zod';
import { DomainError } from '../errors.ts';
import { requireScope } from '../features/accounts/tokens/token-scopes.policy.ts';
import { procedures } from '../features/procedure-registry.ts';
import type { CallContext } from '../http/call-context.ts';
import { readAs } from '../http/reading.ts';
import { answering } from '../trpc.ts';
import type { PlacedField } from './facade.ts';

/** The loaders of a document: the things that have a field at the same moment are asked for together. */
export type Loaders = Map<PlacedField, DataLoader<string, unknown>>;
export type LoadingContext = CallContext & { loaders: Loaders };

/**
 * The value of a field of a thing, read together with those of the other things of the document.
 *
 * @throws {DomainError} NOT_FOUND for a thing that the caller may not view
 */
export function loadField(field: PlacedField, id: string, context: LoadingContext): Promise<unknown> {
  return loaderOf(field, context).load(id);
}

function loaderOf(field: PlacedField, context: LoadingContext): DataLoader<string, unknown> {
  const known = context.loaders.get(field);
  if (known) return known;
  // Without its cache: a mutation further down in the document may change what was loaded.
  const loader = new DataLoader<string, unknown>((ids) => loadMany(field, ids, context), { cache: false });
  context.loaders.set(field, loader);
  return loader;
}

function loadMany({ procedure, ofMany, pick }: PlacedField, ids: readonly string[], context: LoadingContext) {
  // Every procedure of the facade declares its output; `facade.ts` refuses others.
  const output = procedures.get(procedure)?.output as z.ZodType;
  return answering({ ctx: context, path: procedure }, async () => {
    const answers = await readAs(context, ({ work }) => {
      requireScope(work.actor, { kind: 'query', path: procedure });
      return ofMany(work, ids);
    });
    return answers.map((answer) => {
      if (answer === null) return new DomainError('NOT_FOUND');
      const shown = output.parse(answer);
      return pick ? (shown as { [part: string]: unknown })[pick] : shown;
    });
  });
}
