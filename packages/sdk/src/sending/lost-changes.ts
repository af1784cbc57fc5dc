import { OutcomeUnknown } from '../errors.ts';

/** More than a person leaves unanswered on one page; the oldest is forgotten first. */
const mostRemembered = 100;

/** The changes whose outcome is unknown, by what they asked for. */
export type LostChanges = {
  /** the key of the same change whose answer was lost, otherwise a new one */
  keyOf: (path: string, input: unknown) => string;
  /** notes how the change ended: only an unknown outcome keeps its key */
  ended: (path: string, input: unknown, error?: unknown) => void;
};

/**
 * Gives the same change the same key until its outcome is known. A person who sees that an answer was lost presses the
 * button once more and means the change that may have been made, not a second one.
 */
export function lostChanges(): LostChanges {
  const keys = new Map<string, string>();
  const nameOf = (path: string, input: unknown) => `${path} ${JSON.stringify(input)}`;
  return {
    keyOf: (path, input) => keys.get(nameOf(path, input)) ?? crypto.randomUUID(),
    ended: (path, input, error) => {
      const name = nameOf(path, input);
      keys.delete(name);
      if (!(error instanceof OutcomeUnknown)) return;
      keys.set(name, error.idempotencyKey);
      const [oldest] = keys.keys();
      if (keys.size > mostRemembered && oldest !== undefined) keys.delete(oldest);
    },
  };
}
