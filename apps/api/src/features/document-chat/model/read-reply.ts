import { z } from 'zod';

/** @param tokens null: the endpoint did not say */
type Reply = { content: string; tokens: { prompt: number; answer: number } | null };

const count = z.int().min(0).max(10_000_000);
const usage = z
  .object({ prompt_tokens: count, completion_tokens: count })
  .transform(({ prompt_tokens: prompt, completion_tokens: answer }) => ({ prompt, answer }))
  .nullish()
  .catch(null);
const finish = z.string().nullish();
const whole = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }), finish_reason: finish })]).rest(z.unknown()),
  usage,
});
const piece = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: finish }))
    .default([]),
  usage,
});

/**
 * Reads what an endpoint answered, in one piece or as a stream.
 *
 * @throws {Error} when it is no such answer, or one that was cut
 */
export function readReply(type: string, text: string): Reply {
  return /^text\/event-stream/iu.test(type) ? readStream(text) : readWhole(text);
}

function readWhole(text: string): Reply {
  const { choices, usage: used } = whole.parse(JSON.parse(text));
  requireWhole(choices[0].finish_reason);
  return { content: choices[0].message.content, tokens: used ?? null };
}

function readStream(text: string): Reply {
  const lines = text.split(/\r?\n/u).flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []));
  const end = lines.indexOf('[DONE]');
  if (end === -1) throw new Error('The stream was cut.');
  const pieces = lines.slice(0, end).map((line) => piece.parse(JSON.parse(line)));
  const choices = pieces.flatMap((one) => one.choices.slice(0, 1));
  requireWhole(choices.findLast((one) => one.finish_reason)?.finish_reason);
  return {
    content: choices.map(({ delta }) => delta?.content ?? '').join(''),
    tokens: pieces.findLast((one) => one.usage)?.usage ?? null,
  };
}

function requireWhole(reason: string | null | undefined): void {
  if (reason === 'length' || reason === 'content_filter') throw new Error('The answer was cut.');
}
