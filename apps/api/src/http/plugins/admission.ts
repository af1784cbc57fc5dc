import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { isCall } from './rate-limits.ts';

export type Admission = {
  /** calls that are worked on at a time; more would only wait for a connection to the database */
  atOnce: number;
  /** calls that may wait for their turn; more are refused at once */
  mostWaiting: number;
  /** how long a call waits for its turn, in ms */
  patienceMs: number;
};

type Waiting = { enter: () => void };

const LONGEST_RETRY_S = 30;
const RATE_OVER = 50;

/**
 * Lets calls in by turns, in the order in which they came, so that a rush takes time and not memory. A call that would
 * wait too long is refused with the time in which the queue may be through.
 */
export function admitCalls(app: FastifyInstance, { atOnce, mostWaiting, patienceMs }: Admission): void {
  const queue = new Set<Waiting>();
  const ended: number[] = [];
  let inside = 0;

  const refusal = () => {
    const first = ended[0] ?? performance.now();
    const perSecond = ended.length / Math.max(1, (performance.now() - first) / 1_000);
    const seconds = Math.min(LONGEST_RETRY_S, Math.max(1, Math.ceil(queue.size / Math.max(1, perSecond))));
    // Spread, so that those who are refused together do not come back together.
    return new DomainError('UNAVAILABLE', { retryAfter: 1 + Math.floor(Math.random() * seconds) });
  };
  const enter = (request: FastifyRequest) => {
    inside += 1;
    request.isInside = true;
  };
  const waitForTurn = (request: FastifyRequest, reply: FastifyReply, done: (refused?: Error) => void) => {
    const leaveQueue = () => {
      queue.delete(waiting);
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
    };
    const timer = setTimeout(giveUp, patienceMs);
    reply.raw.once('close', giveUp);
    queue.add(waiting);
  };

  app.decorateRequest('isInside', false);
  // The body is there by now: a caller who sends it slowly holds up no other call.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isCall(request)) return done();
    if (inside >= atOnce && queue.size >= mostWaiting) return done(refusal());
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
      const [next] = queue;
      next?.enter();
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
