export const serviceStreamEvents = {
  servicesChanged: { audience: 'chance', invalidates: ['chance', 'services', 'erosion', 'history'] },
} as const;
