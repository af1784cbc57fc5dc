import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance, advanceToTheEnd, anImport } from '../../features/ai-imports/testing/ai-imports.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aTenant, type ScenarioTenant } from '../../testing/scenario.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let app: TestApp;
let origin: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  app = await testApp(database, { pace: { heartbeatMs: 60_000, lookMs: 200 } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const open = (aiImportId: string, token: string, since?: number) =>
  fetch(`${origin}/aiImport/stream?aiImportId=${aiImportId}${since === undefined ? '' : `&since=${since}`}`, {
    headers: { ...bearing(token), accept: 'text/event-stream' },
  });

type Message = { type: string; ai_import_id: string; id: number; kind: string; node: string; content: object };

/** What a stream says until it ends. */
function hear(answer: Response) {
  const state = { messages: [] as Message[], isOver: false };
  void (async () => {
    let text = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      state.messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    }
    state.isOver = true;
  })().catch(() => undefined);
  return state;
}

describe('the stream of an import', () => {
  it('tells each step once, ends with the import, and goes on behind the event it is asked for', async () => {
    const token = await tokenOf(database, tenant.people.nordManager);
    const { id } = await anImport(tenant, { publication: ['Angebotsfrist: 12.03.2027, 10:00 Uhr'] });
    const live = hear(await open(id, token));
    await advance(tenant, id);
    await expect.poll(() => live.messages.length).toBe(1);
    expect(live.messages[0]).toMatchObject({
      ...{ type: 'custom', ai_import_id: id, id: 1, kind: 'PROGRESS', node: 'parsing' },
      content: { parsing: { step: 2, percent: 11 } },
    });
    const later = hear(await open(id, token, 1));
    await advanceToTheEnd(tenant, id);
    await expect.poll(() => live.isOver && later.isOver, { timeout: 30_000 }).toBe(true);
    const numbers = live.messages.map((message) => message.id);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(later.messages).toEqual(live.messages.slice(1));
    expect(live.messages.at(-1)).toMatchObject({ kind: 'FINAL', content: { completed: { step: 9, percent: 100 } } });
    const again = hear(await open(id, token, numbers.length - 1));
    await expect.poll(() => again.isOver).toBe(true);
    expect(again.messages).toEqual(live.messages.slice(-1));
  });

  it('is refused before it opens to strangers and for a position that is no number, and ends with the session', async () => {
    const { id } = await anImport(tenant, { publication: ['Angebotsfrist: 12.03.2027, 10:00 Uhr'] });
    const tokenFor = (person: keyof ScenarioTenant['people']) => tokenOf(database, tenant.people[person]);
    const statusFor = async (token: string, since?: number) => (await open(id, token, since)).status;
    expect(await statusFor('nothing')).toBe(401);
    expect(await statusFor(await tokenFor('nordViewer'))).toBe(403);
    expect(await statusFor(await tokenFor('suedManager'))).toBe(404);
    const token = await tokenFor('nordEditor');
    expect(await statusFor(token, -1)).toBe(422);
    const live = hear(await open(id, token));
    await app.inject({ method: 'POST', url: '/trpc/accounts.logout', payload: {}, headers: bearing(token) });
    await expect.poll(() => live.isOver, { timeout: 30_000 }).toBe(true);
  });

  it('ends when the right to imports is withdrawn', async () => {
    const { id } = await anImport(tenant, { publication: ['Angebotsfrist: 12.03.2027, 10:00 Uhr'] });
    const { mainOrganizationId, userId } = tenant.people.nordEditor;
    const live = hear(await open(id, await tokenOf(database, tenant.people.nordEditor)));
    const become = (role: 'Editor' | 'Viewer') =>
      inTenant(database, mainOrganizationId, (db) =>
        db.user.updateMany({ where: { mainOrganizationId, id: userId }, data: { role } }),
      );
    await become('Viewer');
    await expect.poll(() => live.isOver, { timeout: 5_000 }).toBe(true);
    await become('Editor');
  });
});
