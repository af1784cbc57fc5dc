import { feature } from '../feature.ts';
import { documentChatRouter } from './document-chat.router.ts';
import { documentChatWords } from './document-chat.words.ts';

/** Questions to the documents of a Chance, answered by what stands in them. */
export const documentChat = feature('documentChat', {
  router: documentChatRouter,
  facade: {
    words: documentChatWords,
    queries: {
      fetchDocumentQuestions: 'documentChat.ofChance',
      fetchAiChatMessagesByAIImportId: 'documentChat.messagesOfImport',
    },
    mutations: { askDocuments: 'documentChat.ask', clearDocumentQuestions: 'documentChat.clear' },
  },
});
