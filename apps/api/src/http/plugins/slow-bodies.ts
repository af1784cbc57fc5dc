import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the body of a call may take to arrive, in ms. */
export type BodyPatience = {
  bodyMs: number;
  /** the body of a file, which may be large and come over a slow line */
  fileMs: number;
};
export const bodyPatience: BodyPatience = { bodyMs: 20_000, fileMs: 180_000 };

/** Answers REQUEST_TOO_SLOW to a call whose body does not arrive in time, and closes its connection. */
export function refuseSlowBodies(app: FastifyInstance, { bodyMs, fileMs }: BodyPatience): void {
  app.addHook('preParsing', (request, reply, body, done) => {
    if (hasBody(request)) {
      const patience = isWithFiles(request) ? fileMs : bodyMs;
      const timer = setTimeout(() => {
        // Refused before it was read, for its size or its type: an error without a listener would end the process.
        if (body.listenerCount('error') === 0) return void request.raw.socket.destroy();
        // The rest of the body is not waited for.
        reply.header('connection', 'close');
        body.emit('error', Object.assign(new Error('The body arrived too slowly.'), { statusCode: 408 }));
      }, patience);
      body.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, body);
  });
}

function isWithFiles({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.url === '/files' || /^multipart\//i.test(headers['content-type'] ?? '');
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
