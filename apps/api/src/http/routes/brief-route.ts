import { briefLanguage } from '@zuschlag/validation/chance/brief';
import type { FastifyInstance } from 'fastify';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { briefOfChance } from '../../features/brief/brief.ts';
import { briefPdf } from '../../features/brief/brief-pdf.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';
import { sendFile } from '../send-file.ts';

/** `GET /briefs/:chanceId?language=de`: a Chance on one or two pages as PDF, for those who may view it. */
export function briefRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { chanceId: string }; Querystring: { language?: string } }>(
    '/briefs/:chanceId',
    async (request, reply) => {
      const actor = await bearerIn(parts.database, bearerToken(request), new Date());
      requireScope(actor, { kind: 'download', path: 'brief.ofChance' });
      const asked = briefLanguage.safeParse(request.query.language);
      const language = asked.success ? asked.data : actor.language;
      const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
      const brief = await runInTransaction(
        origin,
        () => actor,
        (work) => briefOfChance(work, { chanceId: request.params.chanceId, language }),
      );
      return sendFile(reply, { name: brief.fileName, type: 'application/pdf', content: await briefPdf(brief) });
    },
  );
}
