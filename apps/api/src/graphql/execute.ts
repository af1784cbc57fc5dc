import { readFileSync } from 'node:fs';
import type { Locale } from '@zuschlag/i18n/locales';
import { signInMessages } from '@zuschlag/i18n/messages/accounts';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import { refusalOf } from '../http/trpc-errors.ts';
import { appRouter } from '../router.ts';
import { createCaller } from '../trpc.ts';
import { type PlacedField, placedFields, shownFields } from './facade.ts';
import { acceptAliases } from './lenient-enums.ts';
import { type LoadingContext, loadField } from './load-field.ts';
import { mutations, type Procedure, queries } from './operations.ts';
import { refusal } from './refusal.ts';
import { dateScalar, dateTimeScalar, uploadScalar } from './scalars.ts';
import { fromWire, toWire, valuesByWireName } from './wire-names.ts';

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
  const resolved = [
    ...placedFields.map((row) => ({ ...row, resolve: resolveField(row) })),
    ...shownFields.map((row) => ({ ...row, resolve: (thing: never) => row.of(thing) })),
  ];
  const nested = [...Map.groupBy(resolved, ({ type }) => type)].map(([type, rows]) => [
    type,
    Object.fromEntries(rows.map(({ name, resolve }) => [name, resolve])),
  ]);
  const schema = createSchema<FacadeContext>({
    typeDefs,
    resolvers: {
      Query: resolversOf(queries),
      Mutation: resolversOf(mutations),
      Date: dateScalar,
      DateTime: dateTimeScalar,
      Upload: uploadScalar,
      ...valuesByWireName,
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

async function refused(error: unknown, procedure: Procedure, context: FacadeContext): Promise<GraphQLError> {
  const { code, details } = refusalOf(error);
  // The fault itself was logged by the procedure.
  const told = await refusal(code, details, context);
  const isSignIn = procedure === 'accounts.loginUser' && code === 'INVALID_INPUT';
  return isSignIn ? new GraphQLError(signInMessages.missing, { extensions: told.extensions }) : told;
}
