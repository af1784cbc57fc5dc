import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { errorText } from '@zuschlag/i18n/messages/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type ParseOptions, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { DomainError } from '../../errors.ts';
import { oneReading } from '../../graphql/document-reading.ts';
import { executableSchema, type FacadeContext } from '../../graphql/execute.ts';
import { languageOfBearer } from '../bearer.ts';
import type { ServerParts } from '../call-context.ts';
import { languageOf } from '../plugins/error-reply.ts';
import { callContextOf } from './trpc-route.ts';

// Each of them forces a preflight, so no page of another origin can call in the name of a user.
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name', 'graphql-require-preflight'];

/** The limits of a document; the deepest and widest example needs less than half of each. */
const limits = { tokens: 1_000, depth: 12, aliases: 15, cost: 5_000 };

/** The GraphQL facade at `POST /graphql`. */
export async function graphqlRoute(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const yoga = createYoga<FacadeContext>({
    schema: executableSchema(),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    plugins: [
      shortDocuments(),
      maxDepthPlugin({ n: limits.depth }),
      maxAliasesPlugin({ n: limits.aliases }),
      costLimitPlugin({ maxCost: limits.cost }),
      oneReading(),
      codedErrors(),
    ],
  });
  app.post('/graphql', async (request, reply) => {
    if (!preflightHeaders.some((name) => request.headers[name]))
      throw new DomainError('INVALID_INPUT', { header: preflightHeaders });
    if (!isDocument(request.body))
      throw new DomainError('INVALID_INPUT', { fields: [{ path: 'query', problem: 'REQUIRED' }] });
    const response = await yoga.handleNodeRequestAndResponse(request, reply, facadeContextOf(request, parts));
    // The answer contains the errors of a document; HTTP statuses are for requests without a document.
    reply.code(200).type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(await response.text());
  });
}

function isDocument(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string';
}

function facadeContextOf(request: FastifyRequest, parts: ServerParts): FacadeContext {
  const context = callContextOf(request, parts);
  const language = () => languageOfBearer(parts.database, context.token, context.now(), languageOf(request));
  return { ...context, language, loaders: new Map() };
}

/** Tokens are counted while a document is read: one nested a thousandfold would exhaust the stack before any other limit. */
function shortDocuments(): Plugin<FacadeContext> {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string, options: ParseOptions) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
  };
}

/** Refusals of GraphQL itself (a syntax error, a limit) get a code of our list as well; an unexpected error gets no message. */
function codedErrors(): Plugin<FacadeContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
      setResult({
        ...result,
        errors: result.errors.map((error) => coded(error, serverContext as Partial<FacadeContext>)),
      });
    },
  };
}

function coded(error: GraphQLError, { requestId }: Partial<FacadeContext>): GraphQLError {
  if (typeof error.extensions.requestId === 'string') return error;
  const isFault = error.originalError && !(error.originalError instanceof GraphQLError);
  const code = isFault ? 'INTERNAL' : 'INVALID_INPUT';
  const message = isFault ? errorText(code, 'en') : error.message;
  const { nodes, path } = error;
  return new GraphQLError(message, { nodes, path, extensions: { code, requestId } });
}
