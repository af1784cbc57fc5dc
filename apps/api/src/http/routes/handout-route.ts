import type { FastifyInstance } from 'fastify';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { readHandout } from '../../features/handouts/read-handout.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';
import { sendFile } from '../send-file.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** `GET /handouts/:id/file`: a file of a Chance, for those who may view the Chance. */
export function handoutRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { id: string } }>('/handouts/:id/file', async (request, reply) => {
    const actor = await bearerIn(parts.database, bearerToken(request), new Date());
    requireScope(actor, { kind: 'download', path: 'handouts.byId' });
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
    const { name, format, content } = await readHandout(origin, actor, request.params.id);
    return sendFile(reply, { name, type: types[format], content });
  });
}
