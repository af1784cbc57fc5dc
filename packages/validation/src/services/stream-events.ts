export const serviceStreamEvents = {
  servicesChanged: {
    audience: 'chance',
    invalidates: ['chance', 'services', 'scenarios', 'erosion', 'notifications', 'history'],
  },
} as const;
