import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ParseOptions, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { DomainError } from '../../errors.ts';
import type { UploadQuota } from '../../files/store-file.ts';
import { codedErrors } from '../../graphql/coded-errors.ts';
import { limitCost } from '../../graphql/document-cost.ts';
import { oneReading } from '../../graphql/document-reading.ts';
import { executableSchema, type FacadeContext } from '../../graphql/execute.ts';
import { languageOfBearer } from '../bearer.ts';
import type { ServerParts } from '../call-context.ts';
import { forgetSentFiles, multipartLimits, readMultipart, type SentFiles } from '../graphql-files.ts';
import { languageOf } from '../plugins/error-reply.ts';
import { uploaderOf } from '../uploader.ts';
import { callContextOf } from './trpc-route.ts';

// Each of them forces a preflight, so no page of another origin can call in the name of a user.
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name', 'graphql-require-preflight'];

/** The limits of a document; the deepest and widest example needs less than half of each. */
const limits = { tokens: 1_500, depth: 12, aliases: 15 };

/** The GraphQL facade at `/graphql`: documents by POST, with files as multipart requests; queries also by GET. */
export async function graphqlRoute(
  app: FastifyInstance,
  { quota, ...parts }: ServerParts & { quota: UploadQuota },
): Promise<void> {
  const yoga = createYoga<FacadeContext>({
    schema: executableSchema(),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    // Fastify has read the body, within its limit; files have theirs.
    maxRequestBodySize: false,
    maskedErrors: false,
    plugins: [
      shortDocuments(),
      maxDepthPlugin({ n: limits.depth }),
      maxAliasesPlugin({ n: limits.aliases }),
      codedErrors(),
      limitCost(),
      oneReading(),
    ],
  });
  const { database } = parts;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isDocument(request.method === 'GET' ? request.query : request.body))
      throw new DomainError('INVALID_INPUT', { fields: [{ path: 'query', problem: 'REQUIRED' }] });
    const response = await yoga.handleNodeRequestAndResponse(request, reply, facadeContextOf(request, parts));
    // The answer contains the errors of a document; HTTP statuses are for requests without a document.
    reply.code(200).type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(await response.text());
  };
  app.decorateRequest('sentFiles', null);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: multipartLimits });
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: async (request) => requirePreflight(request),
      // Like every other body it is there before the call waits for its turn.
      preValidation: async (request) => {
        if (!request.isMultipart()) return;
        request.sentFiles = { actor: await uploaderOf(request, database), ids: [], key: null };
        request.body = await readMultipart(request, request.sentFiles, { database, quota });
      },
      handler: answer,
      onResponse: async ({ sentFiles }) => {
        if (sentFiles) await forgetSentFiles(database, sentFiles);
      },
    });
  });
}

function requirePreflight({ headers }: FastifyRequest): void {
  if (!preflightHeaders.some((name) => headers[name]))
    throw new DomainError('PREFLIGHT_HEADER_MISSING', { headers: preflightHeaders });
}

function isDocument(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'query' in sent && typeof sent.query === 'string';
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

declare module 'fastify' {
  interface FastifyRequest {
    /** null for a request without files */
    sentFiles: SentFiles | null;
  }
}
