import { readFileSync } from 'node:fs';
import type { Locale } from '@zuschlag/i18n/locales';
import { signInMessages } from '@zuschlag/i18n/messages/accounts';
import { errorText } from '@zuschlag/i18n/messages/errors';
import type { FieldError } from '@zuschlag/validation/errors';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { refusalOf } from '../http/trpc-errors.ts';
import { appRouter } from '../router.ts';
import { createCaller } from '../trpc.ts';
import { type PlacedField, placedFields } from './facade.ts';
import { acceptAliases } from './lenient-enums.ts';
import { type LoadingContext, loadField } from './load-field.ts';
import { mutations, type Procedure, queries } from './operations.ts';
import { fromWire, toWire, wirePath } from './wire-names.ts';

/** The context of a facade call: that of a procedure call, the loaders of the document, and the language of refusals. */
export type FacadeContext = LoadingContext & { language: () => Promise<Locale> };
type Arguments = { [name: string]: unknown };
type Resolver = (
  parent: unknown,
  args: Arguments,
  context: FacadeContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

/** The schema with one resolver for everything: rename, call the procedure as tRPC would, rename back. */
export function executableSchema() {
  const typeDefs = readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8');
  const fieldsByType = Map.groupBy(placedFields, ({ type }) => type);
  const nested = [...fieldsByType].map(([type, rows]) => [
    type,
    Object.fromEntries(rows.map((row) => [row.name, resolveField(row)])),
  ]);
  const schema = createSchema<FacadeContext>({
    typeDefs,
    resolvers: {
      Query: resolversOf(queries),
      Mutation: resolversOf(mutations),
      ...Object.fromEntries(nested),
    },
  });
  acceptAliases(schema);
  return schema;
}

function resolversOf(operations: { [operation: string]: Procedure }): { [operation: string]: Resolver } {
  return Object.fromEntries(Object.entries(operations).map(([name, procedure]) => [name, resolveOperation(procedure)]));
}

function resolveOperation(procedure: Procedure): Resolver {
  return (_parent, { clientMutationId, ...args }, context, info) => {
    const key = typeof clientMutationId === 'string' ? clientMutationId : keyOf(context.idempotencyKey, info);
    return answer(procedure, args, { ...context, idempotencyKey: key });
  };
}

function resolveField(field: PlacedField): Resolver {
  return async (parent, _args, context) => {
    try {
      return toWire(await loadField(field, (parent as { id: string }).id, context));
    } catch (error) {
      throw await refused(error, field.procedure, context);
    }
  };
}

/** One header may stand over several mutations of a document; each is a call of its own. */
function keyOf(header: string | null, { path }: GraphQLResolveInfo): string | null {
  return header && `${header}/${path.key}`;
}

async function answer(procedure: Procedure, args: Arguments, context: FacadeContext): Promise<unknown> {
  const caller = createCaller(appRouter)(context);
  const input = procedures.get(procedure)?.input ? fromWire(args) : undefined;
  try {
    return toWire(await callByPath(caller, procedure, input));
  } catch (error) {
    throw await refused(error, procedure, context);
  }
}

/** A refusal as GraphQL tells it: the code for programs, the message for people, in their language. */
async function refused(
  error: unknown,
  procedure: Procedure,
  { requestId, language, reading }: FacadeContext,
): Promise<GraphQLError> {
  const { code, details } = refusalOf(error);
  const isSignIn = procedure === 'accounts.loginUser' && code === 'INVALID_INPUT';
  const message = isSignIn
    ? signInMessages.missing
    : errorText(code, reading?.work.actor.language ?? (await language()), details);
  const fields = details.fields?.map((field): FieldError => ({ ...field, path: wirePath(field.path) }));
  const where = fields ? { fields, path: fields[0]?.path } : {};
  // The fault itself was logged by the procedure.
  return new GraphQLError(message, { extensions: { ...details, code, requestId, ...where } });
}
