import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

// React Aria puts one style element into the page (usePress); this is the hash of its text. A browser test fails on any
// violation, so an upgrade that changes it is noticed.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const ownOrigin = ["'self'"];
const policy = {
  useDefaults: false,
  directives: {
    defaultSrc: ownOrigin,
    scriptSrc: ownOrigin,
    scriptSrcAttr: ["'none'"],
    styleSrc: [...ownOrigin, REACT_ARIA_STYLE],
    imgSrc: [...ownOrigin, 'data:', 'blob:'],
    fontSrc: [...ownOrigin, 'data:'],
    connectSrc: ownOrigin,
    workerSrc: ownOrigin,
    objectSrc: ["'none'"],
    frameSrc: ownOrigin,
    frameAncestors: ["'none'"],
    baseUri: ownOrigin,
    formAction: ownOrigin,
  },
};

/** The policy of every page, as helmet writes it. */
export const contentSecurityPolicy = String(headersOf({ contentSecurityPolicy: policy })['content-security-policy']);

/** Security headers on every answer, compression, and other origins only by configuration. */
export async function secure(app: FastifyInstance, { origins }: { origins: string[] }): Promise<void> {
  const headers = {
    ...headersOf({
      contentSecurityPolicy: policy,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginEmbedderPolicy: false,
      // Over plain HTTP on a developer's machine this would lock out other programs on it.
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  // This early, so that answers which stream carry them as well.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (origins.length > 0) {
    await app.register(cors, {
      origin: origins,
      methods: ['GET', 'POST', 'OPTIONS'],
      exposedHeaders: ['x-request-id', 'retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
      maxAge: 600,
    });
  }
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: { params: { 1: 4 } } });
}

/** The headers that helmet writes. They are the same for every answer; written anew they would take as long as a row. */
function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return answer.getHeaders();
}
