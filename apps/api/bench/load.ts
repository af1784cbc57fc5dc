import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks one address over and over on some connections, in a thread of its own, and tells how many answers came per second. */
export type Load = { address: string; token: string; connections: number; seconds: number };

const { address, token, connections, seconds }: Load = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const ends = performance.now() + seconds * 1000;
let answered = 0;

async function askUntilTheEnd(): Promise<void> {
  while (performance.now() < ends) {
    await ask();
    answered += 1;
  }
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    });
    call.on('error', reject).end();
  });
}

const began = performance.now();
await Promise.all(Array.from({ length: connections }, askUntilTheEnd));
parentPort?.postMessage(answered / ((performance.now() - began) / 1000));
agent.destroy();
