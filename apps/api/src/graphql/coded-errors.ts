import { errorText } from '@zuschlag/i18n/messages/errors';
import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { cutText } from '../files/file-refused.ts';
import { bearerIn } from '../http/bearer.ts';
import type { FacadeContext } from './execute.ts';
import { refusal } from './refusal.ts';

type Refused = Pick<FacadeContext, 'requestId' | 'language' | 'database' | 'token' | 'now'>;

/**
 * Refusals of GraphQL itself (a syntax error, a limit) get a code of our list as well; an unexpected error gets no
 * message. What says something of the schema, a validation error or introspection, needs a session.
 */
export function codedErrors(): Plugin<FacadeContext> {
  const bySchema = new WeakSet<object>();
  return {
    onValidate: () => (validated) => {
      if (!validated.valid) for (const error of validated.result) bySchema.add(error);
    },
    async onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as FacadeContext;
      if (asksForSchema(args.document) && !(await hasSession(context)))
        setResultAndStopExecution({ errors: [await refusal('UNAUTHENTICATED', {}, context)] });
    },
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
      const context = serverContext as unknown as Refused;
      const isHidden = result.errors.some((error) => bySchema.has(error)) && !(await hasSession(context));
      const errors = isHidden
        ? [await refusal('UNAUTHENTICATED', {}, context)]
        : await Promise.all(result.errors.map((error) => coded(error, context)));
      setResult({ ...result, errors });
    },
  };
}

async function coded(error: GraphQLError, context: Refused): Promise<GraphQLError> {
  const { nodes, path, extensions } = error;
  if (typeof extensions.requestId === 'string') return error;
  if ((extensions.http as { status?: number } | undefined)?.status === 405)
    return refusal('POST_REQUIRED', {}, context);
  const isFault = error.originalError && !(error.originalError instanceof GraphQLError);
  const code = isFault ? 'INTERNAL' : 'INVALID_INPUT';
  // The limits on depth and aliases call themselves syntax errors, too.
  const isLimit = /^Syntax Error: (?=.* limit of )/.test(error.message);
  const message = isFault
    ? errorText(code, 'en')
    : shortened(error.message.slice(isLimit ? 'Syntax Error: '.length : 0));
  return new GraphQLError(message, { nodes, path, extensions: { code, requestId: context.requestId } });
}

// A refused variable stands in the message as it was sent, up to the size of a body.
const LONGEST_MESSAGE = 400;

/** The beginning names the variable, the end says what is wrong with it. */
function shortened(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  const half = LONGEST_MESSAGE / 2;
  return `${cutText(message, half)} … ${message.slice(-half).replace(/^[\udc00-\udfff]/, '')}`;
}

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    [Kind.FIELD]: ({ name: { value } }) => {
      asks ||= value === '__schema' || value === '__type';
    },
  });
  return asks;
}

async function hasSession({ database, token, now }: Refused): Promise<boolean> {
  try {
    await bearerIn(database, token, now());
    return true;
  } catch {
    return false;
  }
}
