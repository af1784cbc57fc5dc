import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { callerOf, isCall } from './rate-limits.ts';
import { waitingLines } from './waiting-lines.ts';

export type Admission = {
  /** calls that are worked on at a time; more would only wait for a connection to the database */
  atOnce: number;
  /** calls that may wait for their turn; of more, those of the caller who has most of them are refused at once */
  mostWaiting: number;
  /** how long a call waits for its turn, in ms */
  patienceMs: number;
};

type Waiting = { enter: () => void; giveUp: () => void };

const LONGEST_RETRY_S = 30;
const RATE_OVER = 50;

/**
 * Lets calls in by turns, so that a rush takes time and not memory. The callers take turns, and the calls of one in the
 * order in which they came: the rush of one person costs others the time of one call. A call that would wait too long is
 * refused with the time in which the queue may be through.
 */
export function admitCalls(app: FastifyInstance, { atOnce, mostWaiting, patienceMs }: Admission): void {
  const queue = waitingLines<Waiting>();
  const ended: number[] = [];
  let inside = 0;

  const refusal = () => {
    const first = ended[0] ?? performance.now();
    const perSecond = ended.length / Math.max(1, (performance.now() - first) / 1_000);
    const seconds = Math.min(LONGEST_RETRY_S, Math.max(1, Math.ceil(queue.size() / Math.max(1, perSecond))));
    // Spread, so that those who are refused together do not come back together.
    return new DomainError('UNAVAILABLE', { retryAfter: 1 + Math.floor(Math.random() * seconds) });
  };
  const enter = (request: FastifyRequest) => {
    inside += 1;
    request.isInside = true;
  };
  const waitForTurn = (request: FastifyRequest, reply: FastifyReply, done: (refused?: Error) => void) => {
    const caller = callerOf(request);
    if (queue.size() >= mostWaiting) {
      const other = queue.newestOfLongerLine(caller);
      if (!other) return done(refusal());
      other.giveUp();
    }
    const leaveQueue = () => {
      queue.remove(caller, waiting);
      clearTimeout(timer);
      reply.raw.off('close', giveUp);
    };
    const giveUp = () => {
      leaveQueue();
      done(refusal());
    };
    const waiting: Waiting = {
      enter() {
        leaveQueue();
        enter(request);
        done();
      },
      giveUp,
    };
    const timer = setTimeout(giveUp, patienceMs);
    reply.raw.once('close', giveUp);
    queue.add(caller, waiting);
  };

  app.decorateRequest('isInside', false);
  // The body is there by now: a caller who sends it slowly holds up no other call.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isCall(request)) return done();
    if (inside >= atOnce) return waitForTurn(request, reply, done);
    enter(request);
    done();
  });
  // The answer is ready: taking it may last as long as it likes. Refusals and faults come by here as well.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isInside) {
      request.isInside = false;
      inside -= 1;
      ended.push(performance.now());
      if (ended.length > RATE_OVER) ended.shift();
      queue.next()?.enter();
    }
    done(null, payload);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** whether the call has been let in and not been answered yet */
    isInside: boolean;
  }
}
