import { readFileSync } from 'node:fs';
import type { Locale } from '@zuschlag/i18n/locales';
import { signInMessages } from '@zuschlag/i18n/messages/accounts';
import { errorText } from '@zuschlag/i18n/messages/errors';
import type { FieldError } from '@zuschlag/validation/errors';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { callByPath, procedures } from '../features/procedure-registry.ts';
import type { CallContext } from '../http/call-context.ts';
import { refusalOf } from '../http/trpc-errors.ts';
import { appRouter } from '../router.ts';
import { createCaller } from '../trpc.ts';
import { placedFields } from './facade.ts';
import { mutations, type Procedure, type ProcedureField, queries } from './operations.ts';
import { fromWire, toWire, wirePath } from './wire-names.ts';

/** The context of a facade call: that of a procedure call, and the language of refusals. */
export type FacadeContext = CallContext & { language: () => Promise<Locale> };
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
  return createSchema<FacadeContext>({
    typeDefs,
    resolvers: {
      Query: resolversOf(queries),
      Mutation: resolversOf(mutations),
      ...Object.fromEntries(nested),
    },
  });
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

function resolveField({ procedure, by, pick }: ProcedureField): Resolver {
  return async (parent, _args, context) => {
    const answered = await answer(procedure, { [by]: (parent as { id?: unknown }).id }, context);
    return pick ? (answered as { [part: string]: unknown })[pick] : answered;
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
  { requestId, language }: FacadeContext,
): Promise<GraphQLError> {
  const { code, details } = refusalOf(error);
  const isSignIn = procedure === 'accounts.loginUser' && code === 'INVALID_INPUT';
  const message = isSignIn ? signInMessages.missing : errorText(code, await language(), details);
  const fields = details.fields?.map((field): FieldError => ({ ...field, path: wirePath(field.path) }));
  const where = fields ? { fields, path: fields[0]?.path } : {};
  // The fault itself was logged by the procedure.
  return new GraphQLError(message, { extensions: { ...details, code, requestId, ...where } });
}
