export const serviceStreamEvents = {
  servicesChanged: { audience: 'chance', invalidates: ['chance', 'services', 'erosion', 'notifications', 'history'] },
} as const;
