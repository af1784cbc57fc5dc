export const chanceStreamEvents = {
  chanceCreated: { audience: 'chance', invalidates: ['chance', 'bidDecisions', 'customers'] },
  chanceChanged: { audience: 'chance', invalidates: ['chance', 'users', 'customers'] },
  stateChanged: {
    audience: 'chance',
    invalidates: ['chance', 'services', 'bidDecisions', 'marginDecisions', 'customers'],
  },
} as const;
