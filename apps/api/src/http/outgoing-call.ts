import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export type Outgoing = {
  timeLimitMs: number;
  /** in bytes */
  largestAnswer: number;
  headers: Record<string, string>;
  /** what is posted; left out, the address is read */
  body?: string | undefined;
  /** gives up before the time limit */
  signal?: AbortSignal;
};

export type Received = { status: number; type: string; text: string };

/**
 * Calls an address of the operator's choice. Redirects are not followed, and answers are bounded in size and time.
 *
 * @throws {Error} when there is no whole answer
 */
export async function send(
  address: string,
  { timeLimitMs, largestAnswer, headers, body, signal }: Outgoing,
): Promise<Received> {
  const url = new URL(address);
  const limit = AbortSignal.timeout(timeLimitMs);
  const call = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
    headers: {
      'user-agent': 'Zuschlag',
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  });
  // What breaks after the answer has begun reaches its reader.
  call.on('error', () => undefined);
  call.end(body);
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const text = await textOf(answer, largestAnswer);
    return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text };
  } catch (error) {
    throw limit.aborted ? new TooSlow('The answer did not come in time.') : error;
  }
}

/** The answer was not there, or not at its end, when its time was over. */
export class TooSlow extends Error {}

async function textOf(answer: IncomingMessage, largest: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    // Leaving the loop closes the connection.
    if (size > largest) throw new Error('The answer is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
