import { createServer } from 'node:net';

/** Whether a server could listen on this port of 127.0.0.1 now. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryListening(port)) !== undefined;
}

/** A free port of 127.0.0.1, chosen by the system. */
export async function freePort(): Promise<number> {
  const port = await tryListening(0);
  if (port === undefined) throw new Error('The system has no free port.');
  return port;
}

function tryListening(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
