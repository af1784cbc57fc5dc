import net from 'node:net';

/** What a virus scanner says of a content: nothing found, or the name of what it found. */
export type ScanAnswer = { found: string | null };
/** @throws {ScannerAway} when it gave no verdict */
export type Scanner = (content: AsyncIterable<Uint8Array>) => Promise<ScanAnswer>;

/** The scanner did not say anything about a content, which is then neither clean nor infected. */
export class ScannerAway extends Error {
  constructor(reason: string) {
    super(`The virus scanner gave no answer: ${reason}`);
    this.name = 'ScannerAway';
  }
}

const MOST_ANSWER_BYTES = 4_096;
const PIECE = 65_536;

/**
 * A clamd, by its command INSTREAM: the content goes over the connection, so that it may run on another machine.
 *
 * @param address `tcp://host:port` or `unix:///path`
 * @param seconds for the whole conversation
 */
export function clamd(address: string, { seconds = 10 }: { seconds?: number } = {}): Scanner {
  return (content) =>
    new Promise<ScanAnswer>((resolve, reject) => {
      const socket = net.connect(placeOf(address));
      const away = (reason: string) => {
        clearTimeout(timer);
        socket.destroy();
        reject(new ScannerAway(reason));
      };
      const timer = setTimeout(() => away(`${seconds} s are over`), seconds * 1_000);
      let answer = '';
      let isSent = false;
      socket.setEncoding('latin1');
      socket.on('data', (piece: string) => {
        answer += piece;
        if (answer.length > MOST_ANSWER_BYTES) away('it talks without end');
      });
      socket.on('error', ({ message }) => away(message));
      socket.on('close', () => {
        clearTimeout(timer);
        const said = answerIn(answer);
        // A content that did not reach it whole is not clean because of what it said.
        if (said && (isSent || said.found !== null)) resolve(said);
        else reject(new ScannerAway(answer === '' ? 'it hung up' : answer.trim().slice(0, 200)));
      });
      socket.on('connect', () => {
        send(socket, content).then(
          () => {
            isSent = true;
          },
          (error: Error) => away(error.message),
        );
      });
    });
}

async function send(socket: net.Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await written(socket, Buffer.from('zINSTREAM\0'));
  for await (const whole of content) {
    for (let from = 0; from < whole.length; from += PIECE) {
      const piece = whole.subarray(from, from + PIECE);
      const head = Buffer.alloc(4);
      head.writeUInt32BE(piece.length);
      await written(socket, Buffer.concat([head, piece]));
    }
  }
  await written(socket, Buffer.alloc(4));
}

function written(socket: net.Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** @returns null for anything that is no verdict, such as an error or half of a line */
function answerIn(answer: string): ScanAnswer | null {
  const [, name, verdict] = /^stream: (?:(.+) (FOUND)|OK)\0$/.exec(answer) ?? [null];
  if (verdict === 'FOUND') return { found: name ?? '' };
  return answer === 'stream: OK\0' ? { found: null } : null;
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3_310) };
}
