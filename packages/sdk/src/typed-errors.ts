import { zuschlagError } from './errors.ts';

/** The same client, whose calls throw a `ZuschlagError` instead of the error of the transport. */
export function withTypedErrors<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      return typeof member === 'function' || (typeof member === 'object' && member !== null)
        ? withTypedErrors(member)
        : member;
    },
    apply(target, self, parameters) {
      const answer: unknown = Reflect.apply(target as (...all: unknown[]) => unknown, self, parameters);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw zuschlagError(error);
      });
    },
  });
}
