export const serviceStreamEvents = {
  servicesChanged: {
    audience: 'chance',
    // Whether a margin may be asked for, and whether an approval still fits, follows from the services.
    invalidates: [
      ...(['chance', 'services', 'scenarios', 'erosion', 'marginDecisions'] as const),
      ...(['notifications', 'history', 'dashboard'] as const),
    ],
  },
} as const;
