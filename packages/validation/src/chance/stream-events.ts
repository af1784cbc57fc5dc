export const chanceStreamEvents = {
  chanceCreated: { audience: 'chance', invalidates: ['chance', 'bidDecisions'] },
  chanceChanged: { audience: 'chance', invalidates: ['chance', 'users'] },
  stateChanged: { audience: 'chance', invalidates: ['chance', 'services', 'bidDecisions', 'marginDecisions'] },
} as const;
