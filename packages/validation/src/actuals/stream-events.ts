export const actualStreamEvents = {
  actualsChanged: { audience: 'chance', invalidates: ['actuals'] },
} as const;
