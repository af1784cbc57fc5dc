export const marginDecisionStreamEvents = {
  marginGroupChanged: { audience: 'chance', invalidates: ['chance', 'marginDecisions', 'users'] },
} as const;
