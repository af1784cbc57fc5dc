export const exportStreamEvents = {
  /** an export of the person is done, failed or was cancelled */
  exportFinished: { audience: 'user', invalidates: ['exports'] },
} as const;
