import { feature } from '../feature.ts';
import { documentChatRouter } from './document-chat.router.ts';
import { documentChatWords } from './document-chat.words.ts';
import { modelRules } from './model/settings/model-settings.policy.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    modelSettingsChanged: { organizationId: number };
  }
}

/** Questions to the documents of a Chance, answered by what stands in them. */
export const documentChat = feature('documentChat', {
  router: documentChatRouter,
  policies: { model: modelRules },
  streams: {
    modelSettingsChanged: ({ organizationId }) => ({ kind: 'modelSettingsChanged', audienceId: organizationId }),
  },
  facade: {
    words: documentChatWords,
    queries: {
      fetchDocumentQuestions: 'documentChat.ofChance',
      fetchAiChatMessagesByAIImportId: 'documentChat.messagesOfImport',
      fetchModelSettings: 'documentChat.model.settings',
    },
    mutations: {
      askDocuments: 'documentChat.ask',
      clearDocumentQuestions: 'documentChat.clear',
      updateModelSettings: 'documentChat.model.changeSettings',
    },
  },
});
