export const organizationStreamEvents = {
  /** reasons of the organization came, went or changed */
  lossReasonsChanged: { audience: 'organization', invalidates: ['organizations', 'chance'] },
} as const;
