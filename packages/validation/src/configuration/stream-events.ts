export const configurationStreamEvents = {
  /** rows of a table of the organization came or went */
  ratesChanged: { audience: 'organization', invalidates: ['configuration'] },
} as const;
