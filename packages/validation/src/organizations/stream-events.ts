export const organizationStreamEvents = {
  /** reasons of the organization came, went or changed */
  lossReasonsChanged: { audience: 'organization', invalidates: ['organizations', 'chance'] },
  /** what mails may say was changed */
  mailsChanged: { audience: 'organization', invalidates: ['organizations'] },
} as const;
