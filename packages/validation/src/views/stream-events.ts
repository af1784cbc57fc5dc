export const viewStreamEvents = {
  /** a view of the organization came, changed or went */
  viewsChanged: { audience: 'organization', invalidates: ['views'] },
  /** a view of the person alone came, changed or went, in another browser too */
  ownViewsChanged: { audience: 'user', invalidates: ['views'] },
} as const;
