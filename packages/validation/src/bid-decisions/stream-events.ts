export const bidDecisionStreamEvents = {
  bidGroupChanged: { audience: 'chance', invalidates: ['chance', 'bidDecisions', 'users'] },
} as const;
