export const viewStreamEvents = {
  /** a view of the organization came, changed or went */
  viewsChanged: { audience: 'organization', invalidates: ['views'] },
} as const;
