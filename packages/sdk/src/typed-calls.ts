import { zuschlagError } from './errors.ts';

/** What a call may say in addition to its input. */
export type CallOptions = {
  /** Ends the call at once; it then throws the reason of the signal, an `AbortError` unless another was given. */
  signal?: AbortSignal;
  /**
   * The key of a change, at most 200 characters. A program that repeats a change after a restart gives it the same key:
   * the server makes the change once, and answers a repeated call within a day with the first answer.
   */
  idempotencyKey?: string;
  /** how long one attempt of this call may take, in ms */
  timeoutMs?: number;
};

/** The same client with `CallOptions`, whose calls throw a `ZuschlagError` instead of the error of the transport. */
export function withTypedCalls<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      return typeof member === 'function' || (typeof member === 'object' && member !== null)
        ? withTypedCalls(member)
        : member;
    },
    apply(target, self, [input, options]: [unknown, CallOptions?]) {
      const { signal, ...context } = options ?? {};
      const call = target as (input: unknown, options: object) => Promise<unknown>;
      return Reflect.apply(call, self, [input, { signal, context }]).catch((error: unknown) => {
        throw signal?.aborted ? signal.reason : zuschlagError(error);
      });
    },
  });
}
