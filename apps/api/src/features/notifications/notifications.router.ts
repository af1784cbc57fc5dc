import {
  changeNotificationSettings,
  markNotification,
  notification,
  notificationCount,
  notificationList,
  notificationPage,
  notificationSettings,
} from '@zuschlag/validation/notifications/notifications';
import { router, signedIn } from '../../trpc.ts';
import { requireSession } from '../accounts/sessions.ts';
import {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts';
import { changeSettings, readSettings } from './settings/settings.ts';

export const notificationsRouter = router({
  list: signedIn
    .input(notificationList)
    .output(notificationPage)
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  count: signedIn.output(notificationCount).query(({ ctx }) => countNotifications(ctx)),
  markRead: signedIn
    .input(markNotification)
    .output(notification)
    .mutation(({ ctx, input }) => markNotificationRead(ctx, input.notificationId)),
  markAllRead: signedIn.output(notificationCount).mutation(({ ctx }) => markAllNotificationsRead(ctx)),
  settings: signedIn.output(notificationSettings).query(({ ctx }) => readSettings(ctx)),
  changeSettings: signedIn
    .input(changeNotificationSettings)
    .output(notificationSettings)
    .mutation(({ ctx, input }) => {
      // Which mails a person gets is that person's matter, which no program decides.
      requireSession(ctx.token);
      return changeSettings(ctx, input);
    }),
});
