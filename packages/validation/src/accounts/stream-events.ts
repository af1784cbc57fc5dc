export const accountStreamEvents = {
  /** the person's language or rights changed, on this device or by an administrator */
  accountChanged: { audience: 'user', invalidates: ['accounts'] },
  /** a person of the organization, or for the main organization of any, was invited or accepted the invitation */
  usersChanged: { audience: 'organization', invalidates: ['administration', 'users'] },
} as const;
