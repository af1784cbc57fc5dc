import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const anImport = (state: string, counts = {}) => ({
  id: 'i1',
  state,
  planHash: 'h',
  done: 0,
  total: 0,
  counts: { new: 1, equal: 0, changed: 0, duplicate: 0, wrong: 0, ...counts },
});
type Answers = { [path: string]: () => unknown };
const lost = () => {
  throw new TypeError('network');
};
const refused = (code: string, status: number) => () =>
  Response.json({ error: { message: code, code: -32_000, data: { code, details: {}, requestId: 'r' } } }, { status });

/** A server that answers each path; a thrown answer is lost on the way. */
function server(answers: Answers) {
  const calls: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const path = new URL(String(input)).pathname.replace('/trpc/configuration.imports.', '');
    calls.push(path);
    const answer = answers[path]?.();
    if (answer instanceof Response) return answer;
    const result = { result: { data: answer } };
    return Response.json(path === '/files' ? answer : String(input).includes('batch') ? [result] : result);
  };
  const options = { attempts: { question: 1, change: 2 } };
  return { calls, ...connect({ url: 'https://zuschlag.example', token: 't', fetch, patience: options }) };
}
async function settled<Result>(call: Promise<Result>): Promise<Result | Error> {
  const all = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  const [outcome] = await all;
  return outcome.status === 'fulfilled' ? outcome.value : outcome.reason;
}
const planned = anImport('planned') as never;

describe('a commit whose answer is lost', () => {
  it('returns the import that is found written', async () => {
    const { imports, calls } = server({ commit: lost, byId: () => anImport('committed') });
    expect(await settled(imports.commit(planned))).toMatchObject({ state: 'committed' });
    expect(calls).toEqual(['commit', 'commit', 'byId']);
  });

  it('is sent again under its key while the import is found unwritten', async () => {
    let sent = 0;
    const commit = () => {
      sent += 1;
      return sent < 4 ? lost() : anImport('committed');
    };
    const { imports } = server({ commit, byId: () => anImport('planned') });
    expect(await settled(imports.commit(planned))).toMatchObject({ state: 'committed' });
    expect(sent).toBe(4);
  });

  it('is unknown, with the id of the import, when the import cannot be looked up for a minute', async () => {
    const { imports } = server({ commit: lost, byId: lost });
    const started = Date.now();
    expect(await settled(imports.commit(planned))).toMatchObject({ name: 'OutcomeUnknown', importId: 'i1' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(60_000);
  });

  it('is unknown when the token ended in the same moment', async () => {
    const { imports } = server({ commit: lost, byId: refused('UNAUTHENTICATED', 401) });
    expect(await settled(imports.commit(planned))).toMatchObject({ name: 'OutcomeUnknown', importId: 'i1' });
  });

  it('is refused when the server refuses the repeated call', async () => {
    let sent = 0;
    const commit = () => {
      sent += 1;
      return sent < 3 ? lost() : refused('PLAN_OUTDATED', 409)();
    };
    const { imports } = server({ commit, byId: () => anImport('planned') });
    expect(await settled(imports.commit(planned))).toMatchObject({ name: 'ZuschlagError', code: 'PLAN_OUTDATED' });
  });
});

describe('an import in one call', () => {
  const file = { name: 'a.csv', content: new Uint8Array([1]) };
  const answers = (plan: object, state = 'planned'): Answers => ({
    '/files': () => ({ id: 'f1' }),
    plan: () => anImport('reading'),
    byId: () => ({ ...anImport(state), ...plan }),
    commit: () => anImport('committed'),
    discard: () => anImport('discarded'),
    rows: () => ({ edges: [{ node: { row: 2 } }], pageInfo: {} }),
  });

  it.each([
    { result: 'written', plan: {}, last: 'commit' },
    { result: 'nothingToDo', plan: anImport('planned', { new: 0, equal: 3 }), last: 'discard' },
    { result: 'rowsWrong', plan: anImport('planned', { wrong: 1 }), last: 'discard' },
    { result: 'fileRefused', plan: { state: 'refused' }, last: 'byId' },
  ])('ends as $result', async ({ result, plan, last }) => {
    const { imports, calls } = server(answers(plan));
    expect(await settled(imports.run('tariff', file))).toMatchObject({ result });
    expect(calls.at(-1)).toBe(last);
  });

  it('writes the right rows when wrong ones are to be skipped, and nothing that is not confirmed', async () => {
    const withWrong = answers(anImport('planned', { wrong: 1 }));
    expect(await settled(server(withWrong).imports.run('tariff', file, { skipWrong: true }))).toMatchObject({
      result: 'written',
    });
    const { imports, calls } = server(answers({}));
    expect(await settled(imports.run('tariff', file, { confirm: () => false }))).toMatchObject({ result: 'declined' });
    expect(calls).not.toContain('commit');
  });
});
