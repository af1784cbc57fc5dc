export const serviceStreamEvents = {
  servicesChanged: { audience: 'chance', invalidates: ['chance', 'services', 'history'] },
} as const;
