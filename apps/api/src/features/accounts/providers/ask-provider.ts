import { z } from 'zod';
import { send } from '../../../http/outgoing-call.ts';

type Question = { timeLimitMs: number; form?: URLSearchParams; authorization?: string };

const LARGEST_ANSWER = 200_000;

/**
 * Asks a provider for a JSON object. Redirects are not followed, and answers are bounded in size and time.
 *
 * @throws {Error} when there is no such answer
 */
export async function askProvider(
  address: string,
  { timeLimitMs, form, authorization }: Question,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, text } = await send(address, {
    ...{ timeLimitMs, largestAnswer: LARGEST_ANSWER, body: form?.toString() },
    headers: {
      accept: 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
  return { status, body: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
}
