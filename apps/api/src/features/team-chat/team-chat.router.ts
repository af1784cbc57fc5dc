import {
  chatMessage,
  chatMessageById,
  chatOfEntity,
  chatPage,
  chatStatus,
  chatStatusOfEntity,
  chatsOfEntities,
  createChatMessageInput,
  editChatMessageInput,
  readChatInput,
} from '@zuschlag/validation/chance/team-chat/team-chat';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import {
  editMessage,
  getChatStatus,
  listChatStatus,
  listMessages,
  readChat,
  removeMessage,
  sendMessage,
} from './team-chat.ts';

export const teamChatRouter = router({
  messages: signedIn
    .input(chatPage)
    .output(z.array(chatMessage))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  status: signedIn
    .input(chatOfEntity)
    .output(chatStatus)
    .query(({ ctx, input }) => getChatStatus(ctx, input)),
  statuses: signedIn
    .input(chatsOfEntities)
    .output(z.array(chatStatusOfEntity))
    .query(({ ctx, input }) => listChatStatus(ctx, input)),
  send: signedIn
    .input(createChatMessageInput)
    .output(chatMessage)
    .mutation(({ ctx, input }) => sendMessage(ctx, input.input)),
  edit: signedIn
    .input(editChatMessageInput)
    .output(chatMessage)
    .mutation(({ ctx, input }) => editMessage(ctx, input)),
  remove: signedIn
    .input(chatMessageById)
    .output(chatMessage)
    .mutation(({ ctx, input }) => removeMessage(ctx, input.chatMessageId)),
  markRead: signedIn
    .input(readChatInput)
    .output(chatStatus)
    .mutation(({ ctx, input }) => readChat(ctx, input)),
});
