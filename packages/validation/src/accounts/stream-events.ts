export const accountStreamEvents = {
  /** the person's language or rights changed, on this device or by an administrator */
  accountChanged: { audience: 'user', invalidates: ['accounts'] },
  /** a person of the organization was invited, or accepted the invitation */
  usersChanged: { audience: 'organization', invalidates: ['users'] },
} as const;
