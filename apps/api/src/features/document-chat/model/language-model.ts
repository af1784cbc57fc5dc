import { send, TooSlow } from '../../../http/outgoing-call.ts';
import { readReply } from './read-reply.ts';

export type LanguageModelSettings = {
  /** the address in front of `/chat/completions` */
  url: string;
  model: string;
  /** left out, the endpoint needs no key */
  key?: string | undefined;
  /** tokens that a tenant may use in a month */
  tokensPerMonth: number;
  /** left out, that of the product */
  timeLimitMs?: number;
};

export type Prompt = { version: string; system: string; user: string };

/** Why a model gave no usable answer. */
export type ModelFailure = 'BUSY' | 'UNAVAILABLE' | 'TOO_SLOW' | 'UNREADABLE';

export type ModelReply = {
  milliseconds: number;
  /** null: the endpoint did not say */
  tokens: { prompt: number; answer: number } | null;
} & ({ content: string } | { failure: ModelFailure });

/** The model that the operator has set up. A tenant only says whether it may be asked. */
export type LanguageModel = {
  host: string;
  name: string;
  tokensPerMonth: number;
  /** how long an answer may take */
  timeLimitMs: number;
  /** Never throws: what goes wrong is an answer as well. */
  ask: (prompt: Prompt, signal?: AbortSignal) => Promise<ModelReply>;
};

const TIME_LIMIT_MS = 20_000;
const LARGEST_ANSWER = 100_000;
/** The longest answer, in tokens. */
export const LONGEST_ANSWER = 800;

export function languageModel({
  url,
  model,
  key,
  tokensPerMonth,
  timeLimitMs = TIME_LIMIT_MS,
}: LanguageModelSettings): LanguageModel {
  const address = `${url.replace(/\/+$/u, '')}/chat/completions`;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };

  async function ask({ system, user }: Prompt, signal?: AbortSignal): Promise<ModelReply> {
    const begun = performance.now();
    const after = () => Math.round(performance.now() - begun);
    const body = JSON.stringify({
      ...{ model, temperature: 0, max_tokens: LONGEST_ANSWER, stream: false },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    });
    const limits = { timeLimitMs, largestAnswer: LARGEST_ANSWER };
    try {
      const { status, type, text } = await send(address, { ...limits, headers, body, ...(signal ? { signal } : {}) });
      // What was refused was not worked on.
      const refused = { milliseconds: after(), tokens: { prompt: 0, answer: 0 } };
      if (status === 429) return { ...refused, failure: 'BUSY' };
      if (status !== 200) return { ...refused, failure: 'UNAVAILABLE' };
      const reply = readReply(type, text);
      return { milliseconds: after(), ...reply };
    } catch (error) {
      const failure = error instanceof TooSlow ? 'TOO_SLOW' : isUnreached(error) ? 'UNAVAILABLE' : 'UNREADABLE';
      const tokens = failure === 'UNAVAILABLE' ? { prompt: 0, answer: 0 } : null;
      return { milliseconds: after(), tokens, failure };
    }
  }

  return { host: new URL(url).host, name: model, tokensPerMonth, timeLimitMs, ask };
}

/** Whether no connection came about; one that broke later has brought a part of an answer. */
function isUnreached(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CERT_|DEPTH_|UNABLE_TO|SELF_SIGNED|ERR_TLS)/u.test(
    code,
  );
}
