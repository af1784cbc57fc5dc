import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LanguageModel, languageModel } from '../language-model.ts';

type Message = { role: string; content: string };
export type ModelCall = { url: string; authorization: string | undefined; messages: Message[]; body: string };

/** What the server does with the next call. @param passages their ids and words, as they were sent */
export type Behaviour = (answer: ServerResponse, call: ModelCall, passages: Map<number, string>) => void;

export type ModelServer = {
  model: LanguageModel;
  calls: ModelCall[];
  behave: (next: Behaviour) => void;
  close: () => Promise<void>;
};

/** An endpoint as an operator may have one, which answers as a test wants. */
export async function modelServer({ timeLimitMs = 20_000, tokensPerMonth = 1_000_000 } = {}): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let behaviour: Behaviour = (answer) => saying(answer, []);
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString('utf8');
    const { messages } = JSON.parse(body) as { messages: Message[] };
    const call = { url: request.url ?? '', authorization: request.headers.authorization, messages, body };
    calls.push(call);
    const sent = messages.at(-1)?.content.matchAll(/<passage id="(\d+)"[^>]*>([^<]*)<\/passage>/gu) ?? [];
    behaviour(response, call, new Map([...sent].map(([, id, words = '']) => [Number(id), words])));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    model: languageModel({ url, model: 'test-model', key: 'sk-secret', tokensPerMonth, timeLimitMs }),
    calls,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Said = { text: string; passages: number[] };
const usage = { prompt_tokens: 300, completion_tokens: 40 };

/** Answers with these sentences, in one piece. */
export function saying(answer: ServerResponse, sentences: readonly Said[], used: object | null = usage): void {
  answering(answer, JSON.stringify({ sentences }), used);
}

/** Answers with this text, in one piece. */
export function answering(answer: ServerResponse, content: string, used: object | null = usage): void {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices, usage: used }));
}

/** Answers with these sentences as a stream of pieces. @param isCut breaks it off before its end */
export function streaming(answer: ServerResponse, sentences: readonly Said[], isCut = false): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of JSON.stringify({ sentences }).match(/.{1,7}/gsu) ?? [])
    answer.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
  if (isCut) answer.destroy();
  else answer.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

/** The id of the passage with these words. */
export function idOf(passages: Map<number, string>, words: string): number {
  return [...passages].find(([, said]) => said.includes(words))?.[0] ?? 0;
}
