export const aiImportStreamEvents = {
  /** an import of the organization began, went on, ended, was used or removed */
  aiImportsChanged: { audience: 'organization', invalidates: ['aiImports'] },
} as const;
