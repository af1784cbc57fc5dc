import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { limits } from '@zuschlag/validation/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aQuickChance } from '../../testing/chances.ts';
import { aPricedService, decideBids } from '../../testing/decisions.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { archiveChance } from '../chance/lifecycle/archive.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { notificationsOf } from '../notifications/testing/mail-everybody.ts';
import {
  chatStatusOfChances,
  editMessage,
  getChatStatus,
  listChatStatus,
  listMessages,
  readChat,
  removeMessage,
  sendMessage,
} from './team-chat.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let chanceId: string;
beforeAll(async () => {
  tenant = await aTenant(database);
});
beforeEach(async () => {
  chanceId = await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord', 'mitte'] });
});
afterAll(() => database.close());

const ofChat = () => ({ entityId: chanceId, type: 'TENDER' as const });
const say = (who: PersonKey, text: string, now?: Date): Promise<ChatMessage> =>
  as(tenant, tenant.people[who], (work) => sendMessage(work, { ...ofChat(), text }), now);
const read = (who: PersonKey, place: { first?: number; before?: number; after?: number } = {}) =>
  as(tenant, tenant.people[who], (work) => listMessages(work, { ...ofChat(), first: 50, ...place }));
const status = (who: PersonKey, now?: Date) =>
  as(tenant, tenant.people[who], (work) => getChatStatus(work, ofChat()), now);
const mark = (who: PersonKey, position: number) =>
  as(tenant, tenant.people[who], (work) => readChat(work, { ...ofChat(), position }));
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe('the chat of a Chance', () => {
  it('is read by everybody who sees the Chance, in the order in which it was written', async () => {
    await say('nordEditor', 'Wer fährt zum Ortstermin?');
    await say('mitteManager', 'Ich.');
    await say('holdingViewer', 'Danke.');
    const seen = await read('mitteEditor');
    expect(seen.map(({ position, text, user }) => [position, text, user.lastname])).toEqual([
      [1, 'Wer fährt zum Ortstermin?', 'Friedrichs'],
      [2, 'Ich.', 'Kühnel'],
      [3, 'Danke.', 'Lindner'],
    ]);
    await expect(read('suedManager')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(say('suedManager', 'Und wir?')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps an order without gaps though many write at once', async () => {
    const writers: PersonKey[] = ['nordEditor', 'mitteManager', 'holdingManager', 'nordViewer'];
    await Promise.all(writers.flatMap((who) => [1, 2, 3].map((round) => say(who, `${who} ${round}`))));
    const seen = await read('nordEditor');
    expect(seen.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(seen.map(({ text }) => text)).size).toBe(12);
    expect(await status('nordEditor')).toMatchObject({ totalMessages: 12, lastPosition: 12, unreadMessages: 9 });
  });

  it('is paged in both directions', async () => {
    for (const at of [1, 2, 3, 4, 5]) await say('nordEditor', `Nachricht ${at}`);
    const positions = (messages: ChatMessage[]) => messages.map(({ position }) => position);
    expect(positions(await read('nordEditor', { first: 2 }))).toEqual([4, 5]);
    expect(positions(await read('nordEditor', { first: 2, before: 4 }))).toEqual([2, 3]);
    expect(positions(await read('nordEditor', { first: 2, after: 2 }))).toEqual([3, 4]);
    expect(positions(await read('nordEditor', { first: 2, before: 1 }))).toEqual([]);
  });

  it('counts what others wrote as unread until it is read, and a mark never goes back', async () => {
    await say('nordEditor', 'Eins');
    await say('nordEditor', 'Zwei');
    expect(await status('nordEditor')).toMatchObject({ unreadMessages: 0, hasRecentMessages: false });
    expect(await status('mitteManager')).toMatchObject({ unreadMessages: 2, readPosition: 0, hasRecentMessages: true });
    expect(await mark('mitteManager', 1)).toMatchObject({ unreadMessages: 1, readPosition: 1 });
    expect(await mark('mitteManager', 99)).toMatchObject({ unreadMessages: 0, readPosition: 2 });
    expect(await mark('mitteManager', 1)).toMatchObject({ readPosition: 2 });
    expect(await status('mitteEditor', minutes(24 * 60 + 5))).toMatchObject({
      unreadMessages: 2,
      hasRecentMessages: false,
    });
  });

  it('counts what others wrote within a day, read or not, without what was deleted', async () => {
    const withdrawn = await say('nordEditor', 'Um acht');
    await say('nordEditor', 'Um neun');
    await say('nordManager', 'Gut');
    await as(tenant, tenant.people.nordEditor, (work) => removeMessage(work, withdrawn.id));
    await mark('mitteManager', 3);
    expect(await status('mitteManager')).toMatchObject({ recentMessages: 2, hasRecentMessages: false });
    expect(await status('nordEditor')).toMatchObject({ recentMessages: 1 });
    expect(await status('mitteManager', minutes(24 * 60 + 5))).toMatchObject({ recentMessages: 0 });
  });

  it('tells of several Chances in one reading, and nothing of one that the caller may not see', async () => {
    await say('nordEditor', 'Nur hier');
    const quiet = await aQuickChance(tenant, { by: 'mitteEditor', operatedBy: ['mitte'] });
    const ids = [quiet, chanceId];
    const asked = (who: PersonKey) => as(tenant, tenant.people[who], (work) => chatStatusOfChances(work, ids));
    const listed = (who: PersonKey) =>
      as(tenant, tenant.people[who], (work) => listChatStatus(work, { entityIds: [...ids, chanceId], type: 'TENDER' }));
    expect((await listed('nordManager')).map(({ entityId, recentMessages }) => [entityId, recentMessages])).toEqual([
      [chanceId, 1],
    ]);
    expect((await asked('mitteManager')).map((one) => one?.totalMessages)).toEqual([0, 1]);
    expect((await asked('nordManager')).map((one) => one?.totalMessages)).toEqual([undefined, 1]);
  });
});

describe('an own message', () => {
  it('is changed for an hour, and says so', async () => {
    const { id } = await say('nordEditor', 'Ortstermin am Montag');
    const change = (who: PersonKey, text: string, now?: Date) =>
      as(tenant, tenant.people[who], (work) => editMessage(work, { chatMessageId: id, text }), now);
    expect(await change('nordEditor', 'Ortstermin am Dienstag')).toMatchObject({
      text: 'Ortstermin am Dienstag',
      isEdited: true,
      position: 1,
    });
    await expect(change('holdingManager', 'Nein')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const late = minutes(limits.chatChangeMinutes + 1);
    await expect(change('nordEditor', 'Mittwoch', late)).rejects.toMatchObject({ code: 'MESSAGE_STANDS' });
    const [seen] = await read('mitteManager');
    expect(seen).toMatchObject({ text: 'Ortstermin am Dienstag', isEdited: true, changeableUntil: null });
  });

  it('is deleted for an hour: its text is gone, its place stays', async () => {
    const first = await say('nordEditor', 'Bitte vergessen');
    await say('nordEditor', 'Gilt');
    const remove = (who: PersonKey, now?: Date) =>
      as(tenant, tenant.people[who], (work) => removeMessage(work, first.id), now);
    await expect(remove('mitteManager')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(remove('nordEditor', minutes(limits.chatChangeMinutes + 1))).rejects.toMatchObject({
      code: 'MESSAGE_STANDS',
    });
    expect(await remove('nordEditor')).toMatchObject({ text: '', isDeleted: true });
    expect(await remove('nordEditor')).toMatchObject({ isDeleted: true });
    expect((await read('mitteManager')).map(({ text, isDeleted }) => [text, isDeleted])).toEqual([
      ['', true],
      ['Gilt', false],
    ]);
    expect(await status('mitteManager')).toMatchObject({ totalMessages: 1, unreadMessages: 1, lastPosition: 2 });
    const stored = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chatMessage.findMany({ where: { chanceId, text: { contains: 'vergessen' } } }),
    );
    expect(stored).toEqual([]);
    const edit = as(tenant, tenant.people.nordEditor, (work) =>
      editMessage(work, { chatMessageId: first.id, text: 'Doch nicht' }),
    );
    await expect(edit).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not written in an archived Chance, which is still read', async () => {
    const { id } = await say('nordEditor', 'Vorher');
    await as(tenant, tenant.people.nordEditor, (work) => archiveChance(work, { chanceId, reason: 'Doppelt' }));
    await expect(say('nordEditor', 'Nachher')).rejects.toMatchObject({ code: 'ARCHIVED' });
    const edit = as(tenant, tenant.people.nordEditor, (work) =>
      editMessage(work, { chatMessageId: id, text: 'Anders' }),
    );
    await expect(edit).rejects.toMatchObject({ code: 'ARCHIVED' });
    expect((await read('nordEditor')).map(({ text, changeableUntil }) => [text, changeableUntil])).toEqual([
      ['Vorher', null],
    ]);
    expect(await status('nordEditor')).toMatchObject({ mayWrite: false });
  });

  it('of an Admin does not exist: Admins read along', async () => {
    await say('nordEditor', 'Eins');
    const admin = { ...tenant.people.holdingManager, role: 'Admin' as const };
    const asAdmin = as(tenant, admin, (work) => sendMessage(work, { ...ofChat(), text: 'Zwei' }));
    await expect(asAdmin).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await as(tenant, admin, (work) => getChatStatus(work, ofChat()))).toMatchObject({
      totalMessages: 1,
      mayWrite: false,
    });
  });
});

describe('a mention', () => {
  const mention = (who: PersonKey) => `@User:${tenant.people[who].userId}`;
  const told = (who: PersonKey) =>
    notificationsOf(tenant, { kind: 'CHAT_MENTION', userId: tenant.people[who].userId, chanceId });

  it('notifies the person once, also after an edit, and never its author', async () => {
    const { id } = await say('nordEditor', `${mention('mitteManager')} ${mention('nordEditor')} bitte prüfen`);
    const change = (text: string) =>
      as(tenant, tenant.people.nordEditor, (work) => editMessage(work, { chatMessageId: id, text }));
    await change(`${mention('mitteManager')} ${mention('holdingViewer')} bitte bald prüfen`);
    expect(await told('mitteManager')).toHaveLength(1);
    expect(await told('holdingViewer')).toHaveLength(1);
    expect(await told('nordEditor')).toHaveLength(0);
    const [seen] = await read('mitteManager');
    expect(seen?.mentions.map(({ lastname }) => lastname)).toEqual(['Kühnel', 'Lindner']);
  });

  it('names the message and the Chance whose chat it stands in', async () => {
    const { id } = await say('nordEditor', `${mention('mitteManager')} bitte prüfen`);
    await told('mitteManager');
    const { edges } = await as(tenant, tenant.people.mitteManager, (work) => listNotifications(work, { first: 5 }));
    const about = edges.find(({ node }) => node.type === 'CHAT_MENTION' && node.entity?.tenderId === chanceId);
    expect(about?.node.entity).toMatchObject({
      ...{ type: 'chatMessage', chatMessageId: id, messageEntity: 'TENDER', entityId: chanceId },
      ...{ groupId: null, taskId: null },
    });
  });

  it('is done when the person reads the chat', async () => {
    await say('nordEditor', `${mention('mitteManager')} bitte prüfen`);
    expect(await told('mitteManager')).toMatchObject([{ readAt: null }]);
    await mark('mitteManager', 1);
    expect(await told('mitteManager')).toMatchObject([{ readAt: expect.any(Date) }]);
  });

  it('of a person who may not see the Chance is refused at the text', async () => {
    await expect(say('nordEditor', `${mention('suedManager')} bitte prüfen`)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'input.text', problem: 'UNKNOWN_PERSON' }] },
    });
    expect(await status('nordEditor')).toMatchObject({ totalMessages: 0, lastPosition: 0 });
  });

  it('keeps the name of a person who has left, and says so', async () => {
    await say('nordEditor', `${mention('mitteEditor')} bitte prüfen`);
    const change = (deleted: boolean) =>
      inTenant(database, tenant.mainOrganizationId, (db) =>
        db.user.updateMany({ where: { id: tenant.people.mitteEditor.userId }, data: { deleted } }),
      );
    await change(true);
    const [seen] = await read('nordEditor');
    await change(false);
    expect(seen?.mentions).toMatchObject([{ lastname: 'Demir', isDeleted: true }]);
  });
});

describe('a link', () => {
  it('has the name of the service or of the organization that decides, and none once it is gone', async () => {
    await decideBids(tenant, chanceId, { nord: 'Bid', mitte: 'Nobid' });
    await aPricedService(tenant, chanceId, 'nord');
    const { service, group } = await inTenant(database, tenant.mainOrganizationId, async (db) => ({
      service: await db.service.findFirstOrThrow({ where: { chanceId } }),
      group: await db.bidGroup.findFirstOrThrow({
        where: { chanceId, operationalOrganizationId: tenant.organizations.nord.id },
      }),
    }));
    const gone = '0199c4f0-1111-7222-8333-444455556666';
    await say('nordEditor', `#Service:${service.id} #BidDecision:${group.id} #Service:${gone}`);
    const [seen] = await read('mitteManager');
    expect(seen?.links).toEqual([
      { type: 'Service', id: service.id, name: service.name, isMobile: false },
      { type: 'BidDecision', id: group.id, name: 'TW Nord', isMobile: false },
      { type: 'Service', id: gone, name: null, isMobile: false },
    ]);
  });
});
