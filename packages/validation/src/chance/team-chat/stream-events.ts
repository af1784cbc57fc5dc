export const teamChatStreamEvents = {
  /** a message of the chat of a Chance was sent, changed or deleted */
  chatChanged: { audience: 'chance', invalidates: ['teamChat'] },
  /** the person has read the chat of a Chance, perhaps in another window */
  chatRead: { audience: 'user', invalidates: ['teamChat'] },
} as const;
