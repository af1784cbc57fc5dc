import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { TRPCClientError } from '@trpc/client';
import { zuschlagError } from '@zuschlag/sdk/errors';
import { errorStatus } from '@zuschlag/validation/errors';
import { personalPermissions } from '@zuschlag/validation/vocabulary';
import { HttpResponse, http, type JsonBodyType, passthrough } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { expect } from 'vitest';
import { type ClientConfig, forgetClientConfig } from '../app/api/client-config.ts';
import { sessionHeaders } from '../app/api/trpc.ts';
import { storedSession } from '../app/session/session-store.ts';

/**
 * What a procedure, `POST /files`, `GET /documents` (with a Blob), or `POST /ask/stream` (with its text) answers to an input; a thrown refusal is an error of the server. Headers come along
 * where an answer names a second parameter.
 */
export type Answers = Record<string, (input: never, headers: Headers) => unknown>;

/** A request as it left the page. */
export type SentCall = { procedures: readonly string[]; method: string; headers: Headers };

export const sessionUser = {
  id: 7,
  email: 'm.dohm@example.com',
  firstname: 'Mareike',
  lastname: 'Dohm',
  picture: null,
  role: 'Manager' as const,
  isConfigAdmin: false,
  permissions: [...personalPermissions],
  organizationId: 1,
  organizationName: 'Wacht Holding GmbH',
  organizationShortName: 'Wacht Holding',
  organizationIsOperational: false,
  mainOrganizationId: 1,
  language: null,
  lacksSecondStep: false,
  contract: null as { readOnlyFrom: string | null; isReadOnly: boolean } | null,
  features: { ownChancesFilter: true, requireOutsideInformation: true },
};

/** By session: a call of the test before, still on its way, is answered by that test. */
const answersOf = new Map<string, Answers>();
const unanswered = new Set<string>();
const sent: SentCall[] = [];
let underWay = 0;
let clientConfig: JsonBodyType = {};

/** What left the page in this test so far. */
export function sentCalls(): readonly SentCall[] {
  return sent;
}

/** What the operator has set, for this test file. A page reads it once, and the files before this one used the same page. */
export function configureClient(config: Partial<ClientConfig>): void {
  clientConfig = config;
  forgetClientConfig();
}

export function answerWith(given: Answers): void {
  const user = storedSession()?.user ?? sessionUser;
  answersOf.set(sessionHeaders().authorization ?? '', { 'accounts.me': () => storedSession()?.user ?? user, ...given });
}

const handlers = [
  http.all('/trpc/:procedures', async ({ request, params }) => {
    const procedures = String(params.procedures).split(',');
    sent.push({ procedures, method: request.method, headers: request.headers });
    const inputs = await inputsOf(request);
    const results = await Promise.all(
      procedures.map((procedure, index) => resultOf(request, procedure, inputs[index])),
    );
    const [first] = results;
    const isAlike = results.every(({ status }) => status === first?.status);
    return HttpResponse.json(isBatch(request) ? results.map(({ body }) => body) : first?.body, {
      status: isAlike ? first?.status : 207,
    });
  }),
  http.post('/ask/stream', async ({ request }) => {
    sent.push({ procedures: ['POST /ask/stream'], method: request.method, headers: request.headers });
    const { status, body } = await resultOf(request, 'POST /ask/stream', await request.json());
    if (status !== 200) return HttpResponse.json(body, { status });
    const { data } = (body as unknown as { result: { data: BodyInit } }).result;
    return new HttpResponse(data, { headers: { 'content-type': 'text/event-stream' } });
  }),
  http.get('/client-config.json', () => HttpResponse.json(clientConfig)),
  http.post('/files', async ({ request }) => {
    sent.push({ procedures: ['POST /files'], method: request.method, headers: request.headers });
    const { status, body } = await resultOf(request, 'POST /files', await request.arrayBuffer());
    return HttpResponse.json(status === 200 ? (body as { result: { data: JsonBodyType } }).result.data : body, {
      status,
    });
  }),
  http.get('/documents/:version/file', async ({ request, params }) => {
    sent.push({ procedures: ['GET /documents'], method: request.method, headers: request.headers });
    const { status, body } = await resultOf(request, 'GET /documents', params.version);
    if (status !== 200) return HttpResponse.json(body, { status });
    return new HttpResponse((body as unknown as { result: { data: Blob } }).result.data);
  }),
  // What the test runner itself fetches.
  http.all('*', () => passthrough()),
];

// In the page itself: a service worker would stand between the page and each of its modules, and the browser stops it under
// load, after which every call stays unanswered.
await defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })],
  handlers,
  context: { quiet: true },
}).enable();

/** Waits for the calls of one test, then forgets them. @throws when a call went unanswered */
export async function endTraffic(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (underWay > 0);
  const names = [...unanswered];
  unanswered.clear();
  sent.length = 0;
  expect(names, 'calls that the test does not answer').toEqual([]);
}

function isBatch(request: Request): boolean {
  return new URL(request.url).searchParams.has('batch');
}

async function inputsOf(request: Request): Promise<unknown[]> {
  if (request.method === 'POST') {
    const text = await request.text();
    return [text === '' ? undefined : JSON.parse(text)];
  }
  const given = JSON.parse(new URL(request.url).searchParams.get('input') ?? '{}') as Record<number, unknown>;
  return Object.assign([], given);
}

/** Result or error in the shape of `errorFormatter` of the API. */
async function resultOf(
  request: Request,
  procedure: string,
  input: unknown,
): Promise<{ status: number; body: JsonBodyType }> {
  const answer = answersOf.get(request.headers.get('authorization') ?? '')?.[procedure];
  if (!answer) unanswered.add(procedure);
  underWay += 1;
  try {
    if (!answer) throw new Error(`the test does not answer ${procedure}`);
    const given: Parameters<typeof answer> = [input as never, request.headers];
    const data = await (answer.length > 1 ? answer(...given) : (answer as (input: never) => unknown)(given[0]));
    return { status: 200, body: { result: { data: data as JsonBodyType } } };
  } catch (error) {
    const { code, details } = zuschlagError(error);
    const httpStatus = errorStatus[code];
    const wire = { message: code, code: -32_000, data: { code, details, requestId: requestIdOf(error), httpStatus } };
    return { status: httpStatus, body: { error: wire } };
  } finally {
    underWay -= 1;
  }
}

function requestIdOf(error: unknown): string | null {
  return error instanceof TRPCClientError ? (error.data?.requestId ?? null) : null;
}
