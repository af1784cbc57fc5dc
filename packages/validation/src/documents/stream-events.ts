export const documentStreamEvents = {
  /** a document of a Chance was added, removed, read, scanned, or its place in the knowledge base changed */
  documentsChanged: { audience: 'chance', invalidates: ['documents', 'reading', 'history'] },
} as const;
