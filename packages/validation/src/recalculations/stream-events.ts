export const recalculationStreamEvents = {
  /** a run began or ended: what may be edited changes with it, and at its end the figures */
  recalculationTurned: {
    audience: 'chance',
    invalidates: ['recalculations', 'chance', 'services', 'erosion', 'marginDecisions', 'history', 'dashboard'],
  },
  /** a run came further */
  recalculationMoved: { audience: 'chance', invalidates: ['recalculations'] },
} as const;
