import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { comparisonFile } from '../../features/actuals/imports/comparison-file.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';
import { sendFile } from '../send-file.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
const asked = z.object({
  organizationId: z.coerce.number().int(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  language: z.enum(['de', 'en']).optional(),
});

/** `GET /actuals/:chanceId/file`: plan and actual of an organization, as an import reads it again. */
export function actualsRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { chanceId: string } }>('/actuals/:chanceId/file', async (request, reply) => {
    const actor = await bearerIn(parts.database, bearerToken(request), new Date());
    requireScope(actor, { kind: 'download', path: 'actuals.ofChance' });
    const query = asked.safeParse(request.query);
    if (!query.success) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'query', problem: 'INVALID' }] });
    const { organizationId, format, language = actor.language } = query.data;
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
    const place = { chanceId: request.params.chanceId, operationalOrganizationId: organizationId };
    const { name, content } = await runInTransaction(
      origin,
      () => actor,
      (work) => comparisonFile(work, place, { format, language }),
    );
    return sendFile(reply, { name, type: types[format], content });
  });
}
