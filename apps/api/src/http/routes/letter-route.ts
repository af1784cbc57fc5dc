import { briefLanguage } from '@zuschlag/validation/chance/brief';
import { letterFormat } from '@zuschlag/validation/tariff-steps/letters';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { letterFile, letterTypes } from '../../features/tariff-steps/letters/files/letter-file.ts';
import { tariffStepLetter } from '../../features/tariff-steps/letters/letters.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';
import { sendFile } from '../send-file.ts';

type Asked = { Params: { id: string; chanceId: string; format: string }; Querystring: { language?: string } };

/** `GET /letters/:id/:chanceId/:format?language=de`: the letter of a tariff step to the customer of a contract. */
export function letterRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<Asked>('/letters/:id/:chanceId/:format', async (request, reply) => {
    const actor = await bearerIn(parts.database, bearerToken(request), new Date());
    requireScope(actor, { kind: 'download', path: 'tariffSteps.letter' });
    const format = letterFormat.safeParse(request.params.format);
    if (!format.success) throw new DomainError('NOT_FOUND');
    const asked = briefLanguage.safeParse(request.query.language);
    const language = asked.success ? asked.data : actor.language;
    const now = new Date();
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now, requestId: request.id };
    const letter = await tariffStepLetter((run) => runInTransaction(origin, () => actor, run), request.params);
    if (!letter) throw new DomainError('NOT_FOUND');
    const made = { person: `${actor.firstname} ${actor.lastname}`, at: now };
    const { name, content } = await letterFile(letter, format.data, language, made);
    return sendFile(reply, { name, type: letterTypes[format.data], content });
  });
}
