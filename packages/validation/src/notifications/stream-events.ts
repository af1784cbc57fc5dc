export const notificationStreamEvents = {
  /** a notification of the person came, was read or is done */
  notificationsChanged: { audience: 'user', invalidates: ['notifications'] },
} as const;
