export const marginDecisionStreamEvents = {
  marginGroupChanged: { audience: 'chance', invalidates: ['chance', 'marginDecisions', 'users', 'history'] },
} as const;
