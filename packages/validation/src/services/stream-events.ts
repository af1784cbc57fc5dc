export const serviceStreamEvents = {
  servicesChanged: {
    audience: 'chance',
    invalidates: ['chance', 'services', 'scenarios', 'erosion', 'notifications', 'history', 'dashboard'],
  },
} as const;
