import { Writable } from 'node:stream';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { AskEvent } from '@zuschlag/validation/document-chat/ask-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocumentQuestions } from '../../features/document-chat/document-chat.ts';
import {
  addToKnowledgeBase,
  removeFromKnowledgeBase,
  settleKnowledgeBase,
} from '../../features/documents/knowledge-base.ts';
import { aDocument, aPdf } from '../../features/documents/testing/documents.ts';
import { readNow } from '../../features/reading/testing/read-now.ts';
import { bearing, type TestApp, testApp, tokenOf } from '../../testing/app.ts';
import { aChance } from '../../testing/chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';

const database = await testDatabase();
const logged: string[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});
let tenant: ScenarioTenant;
/** two processes on one database */
let app: TestApp;
let other: TestApp;
let origin: string;
let otherOrigin: string;
/** of TW Nord; TW Mitte takes part, TW Süd does not */
let chanceId: string;
let documentId: string;

beforeAll(async () => {
  tenant = await aTenant(database);
  chanceId = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
  const content = await aPdf(`2 Fristen

Das Angebot ist bis zum 4. Dezember 2026, 10:00 Uhr, über das Vergabeportal einzureichen. Die Bindefrist endet am 31. Januar 2027.

3 Personal

Eingesetzt werden nur Kräfte mit Sachkundeprüfung nach § 34a GewO. Die Bindefrist für Nebenangebote endet am 28. Februar 2027.`);
  const wish = { content, name: 'Leistungsbeschreibung.pdf', addToKnowledgeBase: true };
  const document = await aDocument(tenant, chanceId, wish);
  documentId = document.id;
  await readNow(database, tenant, document.versionId);
  const pace = { heartbeatMs: 60_000, lookMs: 200 };
  app = await testApp(database, { pace, logger: { level: 'trace', stream } });
  other = await testApp(database, { pace });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  otherOrigin = await other.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await other.close();
  await database.close();
});

type Asked = {
  question: string;
  questionIndex?: number;
  selectedContext?: string;
  since?: number;
  aiImportId?: string;
};
const accept = { accept: 'text/event-stream' };
const ask = (token: string, { questionIndex = 0, aiImportId = chanceId, ...asked }: Asked, at = origin) =>
  fetch(`${at}/ask/stream`, {
    method: 'POST',
    headers: { ...bearing(token), ...accept, 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, aiImportId, questionIndex }),
  });
const tokenFor = (person: PersonKey) => tokenOf(database, tenant.people[person]);
const answersOf = (person: PersonKey) =>
  as(tenant, tenant.people[person], (work) => listDocumentQuestions(work, chanceId));

/** A process that is at a question. @returns lets it die */
async function atWorkOn(person: PersonKey, question: string, at = chanceId): Promise<() => Promise<void>> {
  const { mainOrganizationId, userId } = tenant.people[person];
  const { id } = await inTenant(database, mainOrganizationId, (db) =>
    db.documentAsking.create({
      data: { mainOrganizationId, chanceId: at, askedById: userId, sequence: 1, questionIndex: 0, question },
    }),
  );
  const isAtWork = Promise.withResolvers<void>();
  const dies = Promise.withResolvers<void>();
  const work = inTenant(database, mainOrganizationId, async (db) => {
    await db.$queryRaw`select id from document_asking where id = ${id}::uuid for update`;
    isAtWork.resolve();
    await dies.promise;
    throw new Error('killed');
  }).catch(() => undefined);
  await isAtWork.promise;
  return async () => {
    dies.resolve();
    await work;
  };
}

type Message = { id: number; event: AskEvent };

function messagesIn(text: string): Message[] {
  return [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data = '']) => ({
    ...{ id: Number(id), event: JSON.parse(data) },
  }));
}

/** What a stream says until it ends. */
function hear(answer: Response) {
  const state = { messages: [] as Message[], isOver: false };
  void (async () => {
    let text = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      state.messages = messagesIn(text);
    }
    state.isOver = true;
  })().catch(() => undefined);
  return state;
}

const whole = async (answer: Response) => messagesIn(await answer.text());
const textIn = (messages: readonly Message[]) => {
  const start = messages.findIndex(({ event }) => event.type === 'TOOL_CALL' && event.tool === 'answer_question');
  return messages
    .slice(start)
    .flatMap(({ event }) => (event.type === 'CHUNK' ? [event.content] : []))
    .join('');
};

describe('the stream of an answer', () => {
  it('tells that it searches, where it found words, the words, and the answer with its sources as it is stored', async () => {
    const messages = await whole(await ask(await tokenFor('nordViewer'), { question: 'Wann endet die Bindefrist?' }));
    const [stored] = await answersOf('nordViewer');
    expect(messages.slice(0, 2).map(({ event }) => event)).toEqual([
      { type: 'REASONING', content: 'START' },
      { type: 'TOOL_CALL', tool: 'search_documents', id: '1', content: 'START' },
    ]);
    expect(textIn(messages)).toBe(stored?.sentences.map(({ text }) => text).join('\n'));
    expect(textIn(messages)).toContain('31. Januar 2027');
    const data = messages.at(-2)?.event;
    expect(data).toMatchObject({ type: 'DATA', node: 'finalize-answer', answer: stored });
    const [text, block = ''] = data?.type === 'DATA' ? data.content.split('\n<<<SOURCES>>>\n') : [];
    expect(text).toBe(textIn(messages));
    expect(JSON.parse(block)).toMatchObject([{ source: documentId, start_page: 1 }, {}]);
    expect(messages.at(-1)?.event).toEqual({ type: 'PROGRESS', content: 'finished' });
    const ids = messages.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  });

  it('goes on behind any event, in another process, without gap or duplicate, and answers once', async () => {
    const token = await tokenFor('nordManager');
    const asked = { question: 'Bis wann ist das Angebot einzureichen?' };
    const messages = await whole(await ask(token, asked));
    for (const [index, { id }] of messages.entries())
      expect(await whole(await ask(token, { ...asked, since: id }, otherOrigin))).toEqual(messages.slice(index + 1));
    const query = new URLSearchParams({ ...asked, aiImportId: chanceId, questionIndex: '0' });
    const headers = { ...bearing(token), ...accept };
    expect(await whole(await fetch(`${otherOrigin}/ask/stream?${query}`, { headers }))).toEqual(messages);
    const resumed = { ...headers, 'last-event-id': String(messages[4]?.id) };
    expect(await whole(await fetch(`${origin}/ask/stream?${query}`, { headers: resumed }))).toEqual(messages.slice(5));
    expect(await answersOf('nordManager')).toHaveLength(1);
    // The log is kept for a while only; then the stored answer has the same events.
    const { mainOrganizationId } = tenant.people.nordManager;
    await inTenant(database, mainOrganizationId, (db) => db.documentAskingEvent.deleteMany());
    expect(await whole(await ask(token, asked))).toEqual(messages);
    const next = await whole(await ask(token, { ...asked, questionIndex: 1 }));
    expect(next[0]?.id).toBeGreaterThan(messages.at(-1)?.id ?? 0);
    expect(await answersOf('nordManager')).toHaveLength(2);
  });

  it('is answered by another process when the one at work dies, once for all who wait', async () => {
    const question = 'Welche Qualifikation braucht das Personal, § 34a?';
    const died = await atWorkOn('holdingManager', question);
    const token = await tokenFor('holdingManager');
    const [one, two] = await Promise.all([ask(token, { question }), ask(token, { question }, otherOrigin)]);
    await died();
    const [first, second] = await Promise.all([whole(one), whole(two)]);
    expect(first).toEqual(second);
    expect(textIn(first)).toContain('Sachkundeprüfung');
    expect(await answersOf('holdingManager')).toHaveLength(1);
  });

  it('answers from what was selected alone, also a selection that no address can carry', async () => {
    const token = await tokenFor('mitteEditor');
    const question = 'Wann endet die Bindefrist?';
    const selected =
      'Kräfte mit Sachkundeprüfung nach § 34a GewO. Die Bindefrist für Nebenangebote endet am 28. Februar 2027.';
    const messages = await whole(await ask(token, { question, selectedContext: selected }));
    expect(textIn(messages)).toBe('Die Bindefrist für Nebenangebote endet am 28. Februar 2027.');
    const elsewhere = { question, selectedContext: 'Die Bindefrist endet am 1. April 2029.', questionIndex: 1 };
    expect(textIn(await whole(await ask(token, elsewhere)))).toBe('');
    const long = selected + 'ä'.repeat(1_850);
    expect((await ask(token, { question, selectedContext: long, questionIndex: 2 })).status).toBe(200);
    const inAddress = async (selectedContext: string) => {
      const query = new URLSearchParams({ question, selectedContext, aiImportId: chanceId, questionIndex: '3' });
      return fetch(`${origin}/ask/stream?${query}`, { headers: { ...bearing(token), ...accept } });
    };
    const refused = await inAddress(long);
    expect([refused.status, (await refused.json()).error.data.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const overflow = await inAddress('ä'.repeat(9_000));
    expect([overflow.status, (await overflow.json()).error.data.code]).toEqual([431, 'PAYLOAD_TOO_LARGE']);
    const lines = logged.join('');
    const secrets = ['Bindefrist', 'Nebenangebote', encodeURIComponent('ää'), 'Sachkunde', token, '71,69,84,32'];
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
  });

  it('is refused before it opens: to strangers, without a question, and without a document', async () => {
    const question = 'Wann endet die Bindefrist?';
    const refusal = async (token: string, asked: Asked) => {
      const answer = await ask(token, asked);
      return [answer.status, (await answer.json()).error.data.code];
    };
    expect(await refusal('nothing', { question })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refusal(await tokenFor('suedManager'), { question })).toEqual([404, 'NOT_FOUND']);
    const token = await tokenFor('nordEditor');
    expect(await refusal(token, { question: ' ' })).toEqual([422, 'INVALID_INPUT']);
    expect(await refusal(token, { question, since: -1 })).toEqual([422, 'INVALID_INPUT']);
    expect(await refusal(token, { question, selectedContext: 'x'.repeat(2_001) })).toEqual([422, 'INVALID_INPUT']);
    const without = await aChance(tenant, { by: 'nordEditor', operatedBy: ['nord'] });
    expect(await refusal(token, { question, aiImportId: without })).toEqual([409, 'KNOWLEDGE_BASE_EMPTY']);
  });

  it('ends when the right to the Chance is withdrawn, also before there is an answer', async () => {
    const token = await tokenFor('mitteManager');
    const { mainOrganizationId, organizationId } = tenant.people.mitteManager;
    const asked = { question: 'Wann endet die Bindefrist?' };
    const died = await atWorkOn('mitteManager', asked.question);
    const live = hear(await ask(token, asked));
    await inTenant(database, mainOrganizationId, (db) =>
      db.chanceParticipation.deleteMany({ where: { chanceId, organizationId } }),
    );
    await expect.poll(() => live.isOver, { timeout: 5_000 }).toBe(true);
    await died();
    expect(live.messages).toEqual([]);
    expect((await ask(token, asked)).status).toBe(404);
  });

  it('says so when the last document left the knowledge base on the way', async () => {
    const asked = { question: 'Wann endet die Bindefrist?' };
    await (await atWorkOn('nordEditor', asked.question))();
    await as(tenant, tenant.people.nordEditor, (work) => removeFromKnowledgeBase(work, documentId));
    const messages = await whole(await ask(await tokenFor('nordEditor'), asked));
    expect(messages.map(({ event }) => event)).toEqual([{ type: 'ERROR', content: 'KNOWLEDGE_BASE_EMPTY' }]);
    expect(await answersOf('nordEditor')).toEqual([]);
  });

  it('ends again for who comes back to a question without an answer, and is asked anew by the next try', async () => {
    const asked = { question: 'Bis wann ist das Angebot einzureichen?' };
    const fresh = await aChance(tenant, { by: 'suedManager', operatedBy: ['sued'] });
    const content = await aPdf('Das Angebot ist bis zum 4. Dezember 2026, 10:00 Uhr, einzureichen.');
    const document = await aDocument(tenant, fresh, { content, addToKnowledgeBase: true }, tenant.people.suedManager);
    await readNow(database, tenant, document.versionId);
    const token = await tokenFor('suedManager');
    await (await atWorkOn('suedManager', asked.question, fresh))();
    await as(tenant, tenant.people.suedManager, (work) => removeFromKnowledgeBase(work, document.id));
    const stream = { ...asked, aiImportId: fresh };
    const [error] = await whole(await ask(token, stream));
    const settle = () => as(tenant, systemOf(tenant), (work) => settleKnowledgeBase(work, document.id, null));
    await settle();
    expect(error?.event).toEqual({ type: 'ERROR', content: 'KNOWLEDGE_BASE_EMPTY' });
    // The log is kept for a while only, and the connection broke before the error arrived.
    await inTenant(database, tenant.mainOrganizationId, (db) => db.documentAskingEvent.deleteMany());
    const cut = { ...stream, since: (error?.id ?? 0) - 1 };
    expect(await whole(await ask(token, cut))).toEqual([error]);

    const refused = await ask(token, stream);
    expect([refused.status, (await refused.json()).error.data.code]).toEqual([409, 'KNOWLEDGE_BASE_EMPTY']);
    await as(tenant, tenant.people.suedManager, (work) => addToKnowledgeBase(work, document.id));
    await settle();
    const messages = await whole(await ask(token, stream));
    expect(textIn(messages)).toContain('4. Dezember 2026');
    expect(messages[0]?.id).toBeGreaterThan(error?.id ?? 0);
    expect(await whole(await ask(token, stream))).toEqual(messages);
    expect(await as(tenant, tenant.people.suedManager, (work) => listDocumentQuestions(work, fresh))).toHaveLength(1);
  });
});
