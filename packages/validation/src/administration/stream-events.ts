export const administrationStreamEvents = {
  /** a person of the organization came, went or got another role */
  peopleChanged: { audience: 'organization', invalidates: ['administration', 'users'] },
  /** an organization of the tenant was added, closed or changed */
  organizationsChanged: { audience: 'organization', invalidates: ['administration', 'organizations'] },
  /** something was switched on or off for the tenant */
  tenantSwitchesChanged: { audience: 'organization', invalidates: ['administration', 'accounts'] },
} as const;
