export const serviceStreamEvents = {
  servicesChanged: { audience: 'chance', invalidates: ['chance', 'services'] },
} as const;
