export const ruleStreamEvents = {
  /** rules came, went or changed */
  rulesChanged: { audience: 'organization', invalidates: ['rules', 'bidDecisions', 'marginDecisions'] },
} as const;
