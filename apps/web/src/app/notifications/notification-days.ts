import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { Notification } from '@zuschlag/validation/notifications/notifications';

export type NotificationDay = { day: string; notifications: Notification[] };

/** The notifications under their days in Berlin, in the order in which they are given. */
export function byDay(notifications: readonly Notification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const day = berlinDayOf(new Date(notification.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
