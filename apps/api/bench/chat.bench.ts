import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from './open-stream.ts';
import { quickChance } from './quick-chance.ts';
import { type Caller, here, median, type Served, serveCheckout, signIn } from './served.ts';

/**
 * A chat that 50 windows have open: how long after the answer to its author a message is announced everywhere, how long
 * all of them then take to read it, what a message costs the server with and without them, and how much slower the
 * author's call answers.
 *
 * node apps/api/bench/chat.bench.ts
 */
const WINDOWS = 50;
const WINDOWS_PER_SESSION = 10;
const MESSAGES = 40;
const GOALS = { announcedMs: 100, readMs: 1_000, ratio: 1.5 };
const password = 'Zuschlag-Demo-2026';

const served = await serveCheckout(here);
try {
  await measure(served);
} finally {
  await served.close();
}
process.exit(process.exitCode);

async function measure({ address, cpu }: Served): Promise<void> {
  const author = await signIn(address, 'malte.friedrichs@treuwacht.example', password);
  const { id: chanceId } = (await author.call(await quickChance(author, 'Prüfstand'))) as { id: string };
  const chat = { entityId: chanceId, type: 'TENDER' };
  const say = () =>
    author.call({
      path: 'teamChat.send',
      isMutation: true,
      input: { input: { ...chat, text: 'Wer fährt zum Ortstermin?' } },
    });
  const alone = await costOf(say, cpu);

  const arrivals: number[] = [];
  const readers: Caller[] = [];
  const streams: ClientRequest[] = [];
  while (streams.length < WINDOWS) {
    const reader = await signIn(address, 'katrin.sommerfeld@treuwacht.example', password);
    readers.push(reader);
    for (let count = 0; count < WINDOWS_PER_SESSION && streams.length < WINDOWS; count += 1) {
      streams.push(await openStream(address, reader.token, { kind: 'chatChanged', arrivals }));
    }
  }
  const together = await costOf(say, cpu);
  const announced: number[] = [];
  const read: number[] = [];
  for (let message = 0; message < MESSAGES; message += 1) {
    arrivals.length = 0;
    await say();
    const answered = performance.now();
    while (arrivals.length < WINDOWS) await pause(1);
    announced.push(Math.max(0, Math.max(...arrivals) - answered));
    const begun = performance.now();
    // Each window reads the newest block and how far the chat is, as the page does.
    await Promise.all(
      streams.flatMap((_, at) => {
        const reader = readers[Math.floor(at / WINDOWS_PER_SESSION)] as Caller;
        const input = { ...chat, first: 50 };
        return [
          reader.call({ path: 'teamChat.messages', input }),
          reader.call({ path: 'teamChat.status', input: chat }),
        ];
      }),
    );
    read.push(performance.now() - begun);
  }
  for (const stream of streams) stream.destroy();
  const ratio = together.ms / alone.ms;
  console.log(
    `${WINDOWS} windows of one chat: a message is announced everywhere after ${median(announced).toFixed(0)} ms and read by all after ${median(read).toFixed(0)} ms more`,
  );
  console.log(
    `its author waits ${together.ms.toFixed(1)} ms, without them ${alone.ms.toFixed(1)} ms: ${ratio.toFixed(2)} times; ` +
      `it costs ${together.cpuMs.toFixed(1)} ms of processor, without them ${alone.cpuMs.toFixed(1)} ms`,
  );
  console.log(`(goals: ${GOALS.announcedMs} ms, ${GOALS.readMs} ms, ${GOALS.ratio} times)`);
  if (median(announced) > GOALS.announcedMs || median(read) > GOALS.readMs || ratio > GOALS.ratio) process.exitCode = 1;
}

/** @returns the middle time of a call, and the middle processor time of the server for it and what follows */
async function costOf(say: () => Promise<unknown>, cpu: Served['cpu']): Promise<{ ms: number; cpuMs: number }> {
  const ms: number[] = [];
  const cpuMs: number[] = [];
  for (let message = 0; message < MESSAGES; message += 1) {
    const before = await cpu();
    const begun = performance.now();
    await say();
    ms.push(performance.now() - begun);
    await pause(100);
    cpuMs.push(((await cpu()) - before) / 1_000);
  }
  return { ms: median(ms), cpuMs: median(cpuMs) };
}
