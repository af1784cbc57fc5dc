import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readCalendar } from '../../features/calendar/read-calendar.ts';
import { features } from '../../features/index.ts';
import type { ServerParts } from '../call-context.ts';

const sources = features.flatMap((feature) => feature.calendar ?? []);

type Asked = { Params: { file: string }; Headers: { 'if-none-match'?: string } };

/**
 * `GET /calendar/<secret>.ics`: a calendar to subscribe to. The address is the credential, because programs for calendars
 * send no other one. Answers 304 when nothing has changed since the fetch whose tag the program names.
 */
export function calendarRoute(
  app: FastifyInstance,
  { publicUrl, ...parts }: ServerParts & { publicUrl: string | null },
): void {
  app.get<Asked>('/calendar/:file', async (request, reply) => {
    const secret = request.params.file.replace(/\.ics$/, '');
    const origin = { ...parts, now: new Date(), requestId: request.id };
    const address = publicUrl?.replace(/\/$/, '') ?? null;
    const text = await readCalendar(origin, { secret, sources, address });
    const tag = `"${hash('sha256', text, 'base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (known?.includes(tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="zuschlag.ics"')
      .send(text);
  });
}
