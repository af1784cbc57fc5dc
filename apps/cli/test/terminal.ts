import { PassThrough } from 'node:stream';
import { run } from '../src/run.ts';

/** What a person sees and then types; `before` happens in between. */
type Step = readonly [question: string, answer: string, before?: () => Promise<void>];

/** Runs the program at a terminal where a person answers each question once it stands there. */
export async function typedInto(parameters: string[], environment: NodeJS.ProcessEnv, steps: readonly Step[]) {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true });
  const [stdin, stdout, stderr] = [terminal(), terminal(), terminal()];
  let err = '';
  let unread = '';
  const left = [...steps];
  const answerNext = async () => {
    const [question, answer, before] = left[0] ?? [null, ''];
    if (question === null || !unread.includes(question)) return;
    left.shift();
    unread = '';
    await before?.();
    stdin.write(`${answer}\r`);
  };
  stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    unread += chunk.toString();
    void answerNext();
  });
  stdout.resume();
  const code = await run({ parameters, environment, stdin, stdout, stderr });
  if (left.length > 0) throw new Error(`never asked: ${left.map(([question]) => question).join(' | ')}\n${err}`);
  return { code, err };
}
