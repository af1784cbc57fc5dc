import { isTransient } from './errors.ts';

/** How often a call is tried before it is given up. What changes something is tried longest, since it is done once anyway. */
export const attemptsOf = { change: 4, question: 2 } as const;
export const retryPauseMs = 1_000;

/**
 * Tries again what got no answer or met a fault of the server; what was refused is refused.
 *
 * @param call one attempt; it must be harmless to repeat
 */
export async function trying<Result>(attempts: number, call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
    }
  }
}
