import type { Descriptions } from '../feature.ts';

export const notificationWords: Descriptions = {
  'Query.fetchNotifications':
    'The notifications of the caller, the newest first: what asks for an act, and what informs. What is done is left out.',
  'Query.fetchNotificationCount': 'How many acts wait for the caller, and how many notifications are unread.',
  'Mutation.markNotificationAsRead':
    'Marks a notification that informs as read. One that asks for an act is refused: it ends with the act.',
  'Mutation.markAllNotificationsAsRead': 'Marks everything that informs as read.',
  Notification: 'What one person is told of, once.',
  NotificationPage: 'A page of notifications.',
  NotificationPageEdge: 'A notification and its place in the list.',
  NotificationEdge: 'A notification and its place in the list.',
  NotificationCount: 'What waits for the caller.',
  NotificationEntity: 'The thing that a notification is about; fields that its kind does not have are null.',
  NotificationEntityType: 'What a notification is about.',
  NotificationType: 'The kind of a notification, see docs/notifications.md.',
  NotificationSection: 'What asks for an act, or what informs.',
  NotificationLanguage: 'The language of the words.',
  'NotificationCount.action': 'Acts that wait for the caller.',
  'NotificationCount.informative': 'Unread ones that inform.',
  'Notification.type': 'The kind, see docs/notifications.md.',
  'Notification.isActionRequired': 'Whether the caller has to act; such a one is never marked as read.',
  'Notification.text': 'One sentence in the language that was asked for.',
  'Notification.path': 'Path of the web page that it opens.',
  'Query.fetchNotifications.section': 'Only one of the two sections; left out, both.',
  'Query.fetchNotifications.isUnread': 'Only those that are not read.',
  'Query.fetchNotifications.language': 'The language of the words; left out, that of the caller.',
};
