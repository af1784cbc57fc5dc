import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// React Aria puts one style element into the page (usePress); this is the hash of its text. A browser test fails on any
// violation, so an upgrade that changes it is noticed.
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const ownOrigin = ["'self'"];
const contentSecurityPolicy = {
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

/** Security headers on every answer, compression, and other origins only by configuration. */
export async function secure(app: FastifyInstance, { origins }: { origins: string[] }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Over plain HTTP on a developer's machine this would lock out other programs on it.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  // As early as the others, so that answers which stream carry it as well.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
  if (origins.length > 0) {
    await app.register(cors, {
      origin: origins,
      methods: ['GET', 'POST', 'OPTIONS'],
      exposedHeaders: ['x-request-id', 'retry-after'],
      maxAge: 600,
    });
  }
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: { params: { 1: 4 } } });
}
