export const handoutStreamEvents = {
  /** a file of a Chance was asked for, is ready, failed or was cancelled */
  handoutChanged: { audience: 'chance', invalidates: ['handouts', 'history'] },
} as const;
