export const documentChatStreamEvents = {
  /** a model was switched on or off for questions to documents */
  modelSettingsChanged: { audience: 'organization', invalidates: ['documentChat'] },
} as const;
