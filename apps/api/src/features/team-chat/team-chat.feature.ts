import { feature } from '../feature.ts';
import { chatRules } from './team-chat.policy.ts';
import { teamChatRouter } from './team-chat.router.ts';
import { chatStatusOfChances } from './team-chat.ts';
import { teamChatWords } from './team-chat.words.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    chatChanged: { chanceId: string; messageId: string };
    /** people are mentioned in a message who were not mentioned in it before */
    chatMentioned: { chanceId: string; messageId: string; userIds: readonly number[] };
    chatRead: { chanceId: string; userId: number };
  }
}

const status = { procedure: 'teamChat.status', ofMany: chatStatusOfChances } as const;

/** What the people of a Chance say to each other about it. */
export const teamChat = feature('teamChat', {
  router: teamChatRouter,
  policies: { chat: chatRules },
  streams: {
    chatChanged: ({ chanceId, messageId }) => ({
      kind: 'chatChanged',
      audienceId: chanceId,
      subject: { type: 'chatMessage', id: messageId },
    }),
    chatMentioned: null,
    chatRead: ({ chanceId, userId }) => ({
      kind: 'chatRead',
      audienceId: userId,
      subject: { type: 'chat', id: chanceId },
    }),
  },
  facade: {
    words: teamChatWords,
    queries: { fetchChatMessagesByEntityId: 'teamChat.messages', fetchChatStatusByEntityId: 'teamChat.status' },
    mutations: {
      createChatMessage: 'teamChat.send',
      editChatMessage: 'teamChat.edit',
      deleteChatMessage: 'teamChat.remove',
      markChatAsRead: 'teamChat.markRead',
    },
    fields: {
      'Tender.totalMessages': { ...status, pick: 'totalMessages' },
      'Tender.hasRecentMessages': { ...status, pick: 'hasRecentMessages' },
      'Tender.recentMessages': { ...status, pick: 'recentMessages' },
      'Tender.unreadMessages': { ...status, pick: 'unreadMessages' },
    },
  },
});
