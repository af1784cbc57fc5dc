import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { sentMoment } from '../../measures/dates.ts';
import { person } from '../../users/users.ts';
import { text } from '../../wire/text.ts';
import { chatLinkTypes } from './message-parts.ts';

/** What a chat belongs to; a Chance is the only thing that has one. */
const chatEntityTypes = ['TENDER'] as const;
export const chatEntityType = z.enum(chatEntityTypes).meta({ id: 'ChatMessageType' });
/** The Chance of a chat. */
const chatEntity = { entityId: opaqueId(), type: chatEntityType };
const position = () => z.int().min(0).max(2_147_483_647);
const chatText = () => text(1, limits.chatMessage);

export const chatOfEntity = z.object(chatEntity);
export type ChatOfEntity = z.output<typeof chatOfEntity>;

/** A page of a chat: the messages next before or next after a position; without either the newest. */
export const chatPage = z
  .object({
    ...chatEntity,
    first: z.int().positive().max(limits.chatPage).default(50),
    before: position().nullish(),
    after: position().nullish(),
  })
  .refine(({ before, after }) => typeof before !== 'number' || typeof after !== 'number', {
    path: ['after'],
    error: 'INVALID',
  });
export type ChatPage = z.output<typeof chatPage>;

/** The chats of the Chances that a list shows. */
export const chatsOfEntities = z.object({
  entityIds: z.array(opaqueId()).min(1).max(limits.chatsAtOnce),
  type: chatEntityType,
});
export type ChatsOfEntities = z.output<typeof chatsOfEntities>;

export const createChatMessageInput = z.object({ input: z.object({ ...chatEntity, text: chatText() }) });
export type CreateChatMessage = z.output<typeof createChatMessageInput>['input'];
export const editChatMessageInput = z.object({ chatMessageId: opaqueId(), text: chatText() });
export type EditChatMessage = z.output<typeof editChatMessageInput>;
export const chatMessageById = z.object({ chatMessageId: opaqueId() });
export const readChatInput = z.object({ ...chatEntity, position: position() });
export type ReadChat = z.output<typeof readChatInput>;

/** A person whom a message mentions as `@User:{id}`. */
const chatMention = z
  .object({ id: numericId(), firstname: z.string(), lastname: z.string(), isDeleted: z.boolean() })
  .meta({ id: 'ChatMention' });
export type ChatMention = z.output<typeof chatMention>;

/** A thing of the Chance that a message links to as `#Service:{id}`. `name` null: it does not exist any more. */
const chatLink = z
  .object({
    type: z.enum(chatLinkTypes).meta({ id: 'ChatLinkType' }),
    id: opaqueId(),
    name: z.string().nullable(),
    isMobile: z.boolean(),
  })
  .meta({ id: 'ChatLink' });
export type ChatLink = z.output<typeof chatLink>;

export const chatMessage = z
  .object({
    id: opaqueId(),
    userId: numericId(),
    ...chatEntity,
    /** order inside the chat, from 1 without a gap */
    position: z.int(),
    /** empty once it is deleted */
    text: z.string(),
    mentions: z.array(chatMention),
    links: z.array(chatLink),
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
    /** until when the caller may change or delete it; null: not */
    changeableUntil: sentMoment().nullable(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
    user: person,
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof chatMessage>;

/** How far a chat is, and how far the caller has read it. */
export const chatStatus = z
  .object({
    totalMessages: z.int(),
    unreadMessages: z.int(),
    /** whether another person wrote something within a day that the caller has not read */
    hasRecentMessages: z.boolean(),
    /** what other people wrote within a day, read or not; counted up to `limits.recentMessages` */
    recentMessages: z.int(),
    lastPosition: z.int(),
    /** the last message that the caller has seen; 0: none */
    readPosition: z.int(),
    mayWrite: z.boolean(),
  })
  .meta({ id: 'ChatStatus' });
export type ChatStatus = z.output<typeof chatStatus>;

/** The status of the chat of each of several Chances. */
export const chatStatusOfEntity = chatStatus.extend(chatEntity).meta({ id: 'ChatStatusOfTender' });
export type ChatStatusOfEntity = z.output<typeof chatStatusOfEntity>;
