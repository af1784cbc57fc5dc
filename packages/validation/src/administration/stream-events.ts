export const administrationStreamEvents = {
  /** a person of the organization came, went or got another role */
  peopleChanged: { audience: 'organization', invalidates: ['administration', 'users'] },
} as const;
