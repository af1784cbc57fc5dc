import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { contentSecurityPolicy } from '../plugins/security.ts';

/** The files of the page, under their names. The package keeps them as texts, and is loaded with the first of them. */
const files: { readonly [name: string]: { type: string; text: () => Promise<string> } } = {
  'sign-in.js': { type: 'text/javascript', text: () => own('sign-in.js') },
  'sign-in.css': { type: 'text/css', text: () => own('sign-in.css') },
  'graphiql.js': { type: 'text/javascript', text: async () => (await graphiql()).js },
  'graphiql.css': { type: 'text/css', text: async () => (await graphiql()).css },
  'editor.js': { type: 'text/javascript', text: async () => (await graphiql()).editorWorkerService },
  'json.js': { type: 'text/javascript', text: async () => (await graphiql()).jsonWorker },
  'graphql.js': { type: 'text/javascript', text: async () => (await graphiql()).graphqlWorker },
};

const graphiql = () => import('@graphql-yoga/render-graphiql/graphiql');
const own = (name: string) => readFile(new URL(`./graphiql/${name}`, import.meta.url), 'utf8');
const pack = promisify(gzip);

/**
 * GraphiQL at `/graphiql`, from this origin alone. The page itself says nothing of the schema: it signs in first, with
 * an address and a password or a token, and keeps the token in its memory.
 */
export function graphiqlRoute(app: FastifyInstance): void {
  const packed = new Map<string, Promise<Buffer>>();
  app.get('/graphiql', async (_request, reply) => {
    // Its editor writes style elements; scripts stay those of this origin.
    const policy = contentSecurityPolicy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
    reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(await own('page.html'));
  });
  app.get<{ Params: { file: string } }>('/query-editor/:file', async (request, reply) => {
    const { file: name } = request.params;
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) throw new DomainError('NOT_FOUND');
    // Packed once: five megabytes take a third of a second.
    const content = packed.get(name) ?? file.text().then((text) => pack(text));
    packed.set(name, content);
    reply.header('content-encoding', 'gzip').header('cache-control', 'public, max-age=3600');
    return reply.type(`${file.type}; charset=utf-8`).send(await content);
  });
}
