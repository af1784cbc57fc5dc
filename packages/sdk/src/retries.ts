import { isTransient } from './errors.ts';

/**
 * The number of attempts and the pause between them. Mutations get the most attempts, because their key makes repeats
 * harmless. Component tests shorten the pause.
 */
export const retries = { change: 4, question: 2, pauseMs: 1_000 };

/**
 * Repeats a call without an answer or with a fault of the server; a refusal is final.
 *
 * @param call one attempt; it must be harmless to repeat
 */
export async function trying<Result>(attempts: number, call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retries.pauseMs));
    }
  }
}
