export const accountStreamEvents = {
  /** the person's language or rights changed, on this device or by an administrator */
  accountChanged: { audience: 'user', invalidates: ['accounts'] },
} as const;
