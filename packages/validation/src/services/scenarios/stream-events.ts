export const scenarioStreamEvents = {
  scenarioChanged: { audience: 'chance', invalidates: ['scenarios'] },
} as const;
