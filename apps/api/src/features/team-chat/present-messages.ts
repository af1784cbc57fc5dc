import { messageParts } from '@zuschlag/validation/chance/team-chat/message-parts';
import type { ChatLink, ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../context.ts';
import { denialOf } from '../../policy/authorize.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { chatRules } from './team-chat.policy.ts';
import { linkedThings, mentionsOf, type StoredMessage } from './team-chat.store.ts';

/** Messages of the chat of a Chance as the caller sees them, with the names of what they mention and link to. */
export async function presentMessages(
  work: UnitOfWork,
  chance: StoredChance,
  messages: readonly StoredMessage[],
): Promise<ChatMessage[]> {
  const parts = messages.map(({ text }) => messageParts(text));
  const all = parts.flat();
  const people = await mentionsOf(work, [...new Set(all.flatMap((part) => (part.kind === 'person' ? part.id : [])))]);
  const linkedIds = [...new Set(all.flatMap((part) => (part.kind === 'link' ? part.id : [])))];
  const things = new Map(
    (await linkedThings(work, chance.id, linkedIds)).map((thing) => [`${thing.type}:${thing.id}`, thing]),
  );
  const linkOf = ({ type, id }: Pick<ChatLink, 'type' | 'id'>): ChatLink =>
    things.get(`${type}:${id}`) ?? { type, id, name: null, isMobile: false };
  return messages.map((message, at) => {
    const own = parts[at] ?? [];
    const { id, userId, position, text, user, createdAt, editedAt, deletedAt } = message;
    const mentioned = new Set(own.flatMap((part) => (part.kind === 'person' ? part.id : [])));
    const linked = new Map(own.flatMap((part) => (part.kind === 'link' ? [[part.text, linkOf(part)]] : [])));
    return {
      ...{ id, userId, entityId: chance.id, type: 'TENDER', position, text, user },
      mentions: [...mentioned].flatMap((one) => people.get(one) ?? []),
      links: [...linked.values()],
      isEdited: editedAt !== null && deletedAt === null,
      isDeleted: deletedAt !== null,
      changeableUntil: mayChange(work, chance, message) ? endOfChanges(message).toISOString() : null,
      createdAt: createdAt.toISOString(),
      updatedAt: (deletedAt ?? editedAt ?? createdAt).toISOString(),
    };
  });
}

/** Whether the message is one that its author may still change or delete. */
export function isChangeable({ now }: Pick<UnitOfWork, 'now'>, message: StoredMessage): boolean {
  return message.deletedAt === null && now < endOfChanges(message);
}

function mayChange(work: UnitOfWork, chance: StoredChance, message: StoredMessage): boolean {
  const isOwn = message.userId === work.actor.userId;
  return isOwn && isChangeable(work, message) && denialOf(work.actor, chatRules.write, chance) === null;
}

function endOfChanges({ createdAt }: StoredMessage): Date {
  return new Date(createdAt.getTime() + limits.chatChangeMinutes * 60_000);
}
