import { chatMessage, messagesByImport } from '@zuschlag/validation/document-chat/chat-messages';
import {
  documentAnswer,
  documentChatByChance,
  documentQuestion,
} from '@zuschlag/validation/document-chat/document-chat';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { listChatMessages } from './chat-messages.ts';
import { askWithoutStream, clearDocumentQuestions, listDocumentQuestions } from './document-chat.ts';
import { modelSettingsRouter } from './model/settings/model-settings.router.ts';

export const documentChatRouter = router({
  model: modelSettingsRouter,
  ofChance: signedIn
    .input(documentChatByChance)
    .output(z.array(documentAnswer))
    .query(({ ctx, input }) => listDocumentQuestions(ctx, input.chanceId)),
  messagesOfImport: signedIn
    .input(messagesByImport)
    .output(z.array(chatMessage))
    .query(({ ctx, input }) => listChatMessages(ctx, input.aiImportId)),
  ask: signedIn
    .input(documentQuestion)
    .output(documentAnswer)
    .mutation(({ ctx, input }) => askWithoutStream(ctx, input, ctx.languageModel)),
  clear: signedIn
    .input(documentChatByChance)
    .output(z.array(documentAnswer))
    .mutation(({ ctx, input }) => clearDocumentQuestions(ctx, input.chanceId)),
});
