export const bidDecisionStreamEvents = {
  bidGroupChanged: { audience: 'chance', invalidates: ['chance', 'bidDecisions', 'users', 'history'] },
} as const;
