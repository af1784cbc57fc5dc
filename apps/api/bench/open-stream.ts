import { Agent, type ClientRequest, request } from 'node:http';

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** Opens an event stream and notes the moment at which each event of a kind arrives. @returns once the server sends */
export function openStream(
  address: string,
  token: string | null,
  { kind, arrivals }: { kind: string; arrivals: number[] },
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const stream = request(`${address}/events`, { agent, headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: ready')) resolve(stream);
        if (text.includes(`event: ${kind}`)) arrivals.push(performance.now());
      });
      answer.on('error', () => undefined);
    });
    stream.on('error', reject).end();
  });
}
