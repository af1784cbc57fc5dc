export const billingStreamEvents = {
  /** the contract of the tenant has another state */
  contractChanged: { audience: 'organization', invalidates: ['accounts', 'billing'] },
} as const;
