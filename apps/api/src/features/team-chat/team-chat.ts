import { mentionedPeople } from '@zuschlag/validation/chance/team-chat/message-parts';
import type {
  ChatMessage,
  ChatOfEntity,
  ChatPage,
  ChatStatus,
  ChatStatusOfEntity,
  ChatsOfEntities,
  CreateChatMessage,
  EditChatMessage,
  ReadChat,
} from '@zuschlag/validation/chance/team-chat/team-chat';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize, denialOf } from '../../policy/authorize.ts';
import { organizationsThatSee } from '../../policy/visibility.ts';
import { findChances, requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { membersOf } from '../users/users.ts';
import { isChangeable, presentMessages } from './present-messages.ts';
import { chatRules } from './team-chat.policy.ts';
import {
  changeMessage,
  emptyMessage,
  insertMessage,
  messageById,
  messagesOf,
  moveReading,
  type StoredMessage,
  type StoredStatus,
  statusOf,
} from './team-chat.store.ts';

/** A page of the chat of a Chance, the oldest message of the page first. @throws {DomainError} NOT_FOUND */
export async function listMessages(
  work: UnitOfWork,
  { entityId, first, before, after }: ChatPage,
): Promise<ChatMessage[]> {
  const chance = await requireChance(work, entityId);
  const place = { before: before ?? null, after: after ?? null, limit: first };
  return presentMessages(work, chance, await messagesOf(work, chance.id, place));
}

/** How far the chat of a Chance is, and how far the caller has read it. @throws {DomainError} NOT_FOUND */
export async function getChatStatus(work: UnitOfWork, { entityId }: ChatOfEntity): Promise<ChatStatus> {
  return statusIn(work, await requireChance(work, entityId));
}

/** The same of several Chances, in statements independent of their number; null for one that the caller may not view. */
export async function chatStatusOfChances(
  work: UnitOfWork,
  chanceIds: readonly string[],
): Promise<(ChatStatus | null)[]> {
  const find = await findChances(work, chanceIds);
  const chances = chanceIds.map((id) => find(id) ?? null);
  const seen = chances.filter((chance) => chance !== null);
  const stored = await statusOf(
    work,
    seen.map(({ id }) => id),
    recentSince(work),
  );
  const statuses = new Map(seen.map((chance, at) => [chance, withRight(work, chance, stored[at])]));
  return chances.map((chance) => (chance ? (statuses.get(chance) ?? null) : null));
}

/** The same for a list of Chances; one that the caller may not view is left out. */
export async function listChatStatus(
  work: UnitOfWork,
  { entityIds, type }: ChatsOfEntities,
): Promise<ChatStatusOfEntity[]> {
  const asked = [...new Set(entityIds)];
  const statuses = await chatStatusOfChances(work, asked);
  return asked.flatMap((entityId, at) => {
    const status = statuses[at];
    return status ? [{ ...status, entityId, type }] : [];
  });
}

/**
 * Says something in the chat of a Chance. The people whom it mentions are notified.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED for Admins, ARCHIVED
 * @throws {DomainError} INVALID_INPUT when it mentions a person who may not view the Chance
 */
export async function sendMessage(work: UnitOfWork, { entityId, text }: CreateChatMessage): Promise<ChatMessage> {
  const chance = await requireChance(work, entityId);
  authorize(work.actor, chatRules.write, chance);
  const mentioned = await requireMentioned(work, chance, text, 'input.text');
  const id = await insertMessage(work, { chanceId: chance.id, text });
  await tell(work, chance.id, id, mentioned);
  return present(work, chance, id);
}

/**
 * Changes an own message within the time for it. People whom it did not mention before are notified.
 *
 * @throws {DomainError} NOT_FOUND, also for a message that was deleted
 * @throws {DomainError} NOT_PERMITTED for the message of another person, ARCHIVED
 * @throws {DomainError} MESSAGE_STANDS when it is too old
 * @throws {DomainError} INVALID_INPUT when it mentions a person who may not view the Chance
 */
export async function editMessage(work: UnitOfWork, { chatMessageId, text }: EditChatMessage): Promise<ChatMessage> {
  const { chance, message } = await requireOwn(work, chatMessageId);
  if (message.deletedAt) throw new DomainError('NOT_FOUND');
  requireChangeable(work, message);
  const mentioned = await requireMentioned(work, chance, text, 'text');
  if (text === message.text) return present(work, chance, message.id);
  if (!(await changeMessage(work, message.id, { text, editedAt: work.now }))) throw new DomainError('NOT_FOUND');
  const before = mentionedPeople(message.text);
  await tell(
    work,
    chance.id,
    message.id,
    mentioned.filter((id) => !before.includes(id)),
  );
  return present(work, chance, message.id);
}

/**
 * Deletes the text of an own message within the time for it; its place stays visible. One that is deleted stays so.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED for the message of another person, ARCHIVED
 * @throws {DomainError} MESSAGE_STANDS when it is too old
 */
export async function removeMessage(work: UnitOfWork, id: string): Promise<ChatMessage> {
  const { chance, message } = await requireOwn(work, id);
  if (!message.deletedAt) {
    requireChangeable(work, message);
    if (await emptyMessage(work, message.id)) await tell(work, chance.id, message.id, []);
  }
  return present(work, chance, message.id);
}

/** Notes that the caller has seen the chat up to a message; a mark never goes back. @throws {DomainError} NOT_FOUND */
export async function readChat(work: UnitOfWork, { entityId, position }: ReadChat): Promise<ChatStatus> {
  const chance = await requireChance(work, entityId);
  if (await moveReading(work, chance.id, position))
    await work.publish({ kind: 'chatRead', chanceId: chance.id, userId: work.actor.userId });
  return statusIn(work, chance);
}

async function tell(work: UnitOfWork, chanceId: string, messageId: string, mentioned: readonly number[]) {
  await work.publish({ kind: 'chatChanged', chanceId, messageId });
  if (mentioned.length > 0) await work.publish({ kind: 'chatMentioned', chanceId, messageId, userIds: mentioned });
}

async function requireOwn(work: UnitOfWork, id: string): Promise<{ chance: StoredChance; message: StoredMessage }> {
  const message = await messageById(work, id);
  if (!message) throw new DomainError('NOT_FOUND');
  const chance = await requireChance(work, message.chanceId);
  authorize(work.actor, chatRules.write, chance);
  if (message.userId !== work.actor.userId) throw new DomainError('NOT_PERMITTED');
  return { chance, message };
}

function requireChangeable(work: UnitOfWork, message: StoredMessage): void {
  if (!isChangeable(work, message)) throw new DomainError('MESSAGE_STANDS');
}

/** @returns the people whom a text mentions, without its author */
async function requireMentioned(work: UnitOfWork, chance: StoredChance, text: string, path: string): Promise<number[]> {
  const mentioned = mentionedPeople(text);
  if (mentioned.length === 0) return [];
  const members = await membersOf(work, organizationsThatSee(work.actor, chance));
  const known = new Set(members.map(({ id }) => id));
  if (mentioned.some((id) => !known.has(id)))
    throw new DomainError('INVALID_INPUT', { fields: [{ path, problem: 'UNKNOWN_PERSON' }] });
  return mentioned.filter((id) => id !== work.actor.userId);
}

async function present(work: UnitOfWork, chance: StoredChance, id: string): Promise<ChatMessage> {
  const stored = await messageById(work, id);
  const [message] = stored ? await presentMessages(work, chance, [stored]) : [];
  if (!message) throw new DomainError('NOT_FOUND');
  return message;
}

async function statusIn(work: UnitOfWork, chance: StoredChance): Promise<ChatStatus> {
  const [stored] = await statusOf(work, [chance.id], recentSince(work));
  return withRight(work, chance, stored);
}

const unwritten: StoredStatus = {
  totalMessages: 0,
  unreadMessages: 0,
  hasRecentMessages: false,
  recentMessages: 0,
  lastPosition: 0,
  readPosition: 0,
};

function withRight({ actor }: UnitOfWork, chance: StoredChance, stored: StoredStatus = unwritten): ChatStatus {
  return { ...stored, mayWrite: denialOf(actor, chatRules.write, chance) === null };
}

function recentSince({ now }: UnitOfWork): Date {
  return new Date(now.getTime() - limits.recentMessageHours * 3_600_000);
}
