import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clamd, ScannerAway } from './clamd.ts';

const servers: net.Server[] = [];
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** A server in the place of clamd. @returns its address */
async function inItsPlace(talk: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}

/** Answers once the content has arrived whole. */
const answering = (answer: string) => (socket: net.Socket) => {
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    if (Buffer.concat(pieces).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
  });
};

async function* content() {
  yield Buffer.alloc(200_000, 'a');
  yield Buffer.from('end');
}

describe('a virus scanner', () => {
  it('gets the content in pieces with their lengths, and says that nothing is in it', async () => {
    const heard: Buffer[] = [];
    const address = await inItsPlace((socket) => {
      socket.on('data', (piece: Buffer) => heard.push(piece));
      answering('stream: OK\0')(socket);
    });
    expect(await clamd(address)(content())).toEqual({ found: null });
    const all = Buffer.concat(heard);
    expect(all.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    expect(all.readUInt32BE(10)).toBe(65_536);
    expect(all.subarray(-7, -4).toString()).toBe('end');
    expect(all.length).toBe(10 + 200_003 + 5 * 4 + 4);
  });

  it('says what it found', async () => {
    const address = await inItsPlace(answering('stream: Eicar-Test-Signature FOUND\0'));
    expect(await clamd(address)(content())).toEqual({ found: 'Eicar-Test-Signature' });
  });

  it.each([
    ['stalls', () => undefined],
    ['hangs up at once', (socket: net.Socket) => socket.destroy()],
    ['hangs up in the middle', (socket: net.Socket) => socket.once('data', () => socket.destroy())],
    ['says OK before it has the content', (socket: net.Socket) => socket.once('data', () => socket.end('stream: OK'))],
    ['says half of its line', answering('stream: O')],
    ['answers rubbish', answering('HTTP/1.1 200 OK\r\n\r\n')],
    ['says that the content is too large', answering('INSTREAM size limit exceeded. ERROR\0')],
    ['talks without end', (socket: net.Socket) => socket.write('x'.repeat(100_000))],
  ])('that %s has said nothing', async (_, talk) => {
    const scan = clamd(await inItsPlace(talk as (socket: net.Socket) => void), { seconds: 1 });
    await expect(scan(content())).rejects.toBeInstanceOf(ScannerAway);
  });

  it('that is not there has said nothing', async () => {
    await expect(clamd('tcp://127.0.0.1:9')(content())).rejects.toBeInstanceOf(ScannerAway);
    await expect(clamd('unix:///nowhere/clamd.sock')(content())).rejects.toBeInstanceOf(ScannerAway);
  });
});
