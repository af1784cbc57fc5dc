import { type AskStreamInput, askStreamInput } from '@zuschlag/validation/document-chat/ask-stream';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import type { Publish } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { actorOfSession, bearerOf, requireToken } from '../../features/accounts/sessions.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { answerInTurn, type Turn } from '../../features/document-chat/asking/answer-in-turn.ts';
import type { NumberedEvent } from '../../features/document-chat/asking/askings.store.ts';
import { beginAsking } from '../../features/document-chat/asking/begin-asking.ts';
import { followAsking } from '../../features/document-chat/asking/follow-asking.ts';
import type { LanguageModel } from '../../features/document-chat/model/language-model.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerToken } from '../bearer-token.ts';
import { logStreams } from '../streams/log-streams.ts';
import type { StreamParts } from './event-stream.ts';

/** An address with the longest question and selection can pass the 16 KiB of all headers: what comes near is refused. */
const LONGEST_ADDRESS = 8_192;

/**
 * `GET` and `POST /ask/stream`: the answer to a question to the documents of a Chance, as it is found, from a log. The same
 * question at the same place joins the answer under way, in any process, or hears it again; `since` or Last-Event-ID goes on
 * behind an event without gap or duplicate. It ends with the answer, and within `lookMs` of the end of the session or right.
 *
 * The plugin of `eventStream` must be registered.
 */
export function askStream(
  app: FastifyInstance,
  parts: StreamParts & { publish: Publish; model: LanguageModel | undefined },
): void {
  const { database, publish, model } = parts;
  const serve = logStreams(parts);

  const answer = async (request: FastifyRequest, reply: FastifyReply, given: unknown) => {
    const token = requireToken(bearerToken(request));
    const { mainOrganizationId } = token;
    const origin = () => ({ database, publish, mainOrganizationId, now: new Date(), requestId: request.id });
    const permitted = (actor: UserActor) => {
      requireScope(actor, { kind: 'mutation', path: 'documentChat.ask' });
      return actor;
    };
    const begun = origin();
    const { id, since } = await runInTransaction(
      begun,
      async (db) => permitted(await actorOfSession(db, token, begun.now)),
      async (work) => {
        const input = read(given, reply.sse.lastEventId);
        return { id: await beginAsking(work, input), since: input.since };
      },
    );
    const bearer = async (db: Parameters<typeof bearerOf>[0]) => permitted(await bearerOf(db, token, new Date()));
    const turn: Turn = {
      inTransaction: (run) => runInTransaction(origin(), bearer, run),
      ...{ model, ended: parts.listener.ended },
      complain: (err) => request.log.error({ err, requestId: request.id }, 'an answer could not be stored'),
    };
    await serve(reply, {
      ...{ token, bearer, textOf, after: since },
      look: (tenant, after) => followAsking(tenant, { id, after }),
      advance: () => answerInTurn(turn, id),
    });
  };

  const options = { sse: 'only', compress: false, logLevel: 'warn' } as const;
  app.get('/ask/stream', { ...options, exposeHeadRoute: false }, (request, reply) => {
    if (request.url.length > LONGEST_ADDRESS) throw new DomainError('PAYLOAD_TOO_LARGE');
    return answer(request, reply, request.query);
  });
  app.post('/ask/stream', options, (request, reply) => answer(request, reply, request.body));
}

function read(given: unknown, lastEventId: string | null): AskStreamInput {
  const since = lastEventId === null ? {} : { since: lastEventId };
  const { success, data, error } = askStreamInput.safeParse(
    typeof given === 'object' && given !== null ? { ...given, ...since } : given,
  );
  if (!success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(error) });
  return data;
}

function textOf({ number, event }: NumberedEvent): string {
  return `id: ${number}\ndata: ${JSON.stringify(event)}\n\n`;
}
