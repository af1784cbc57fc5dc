import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { z } from 'zod';

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
  const url = new URL(address);
  const body = form?.toString();
  const call = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    signal: AbortSignal.timeout(timeLimitMs),
    headers: {
      accept: 'application/json',
      'user-agent': 'Zuschlag',
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    },
  });
  // What breaks after the answer has begun reaches its reader.
  call.on('error', () => undefined);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const read = z.record(z.string(), z.unknown()).parse(JSON.parse(await textOf(answer)));
  return { status: answer.statusCode ?? 0, body: read };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    // Leaving the loop closes the connection.
    if (size > LARGEST_ANSWER) throw new Error('The answer of the provider is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
