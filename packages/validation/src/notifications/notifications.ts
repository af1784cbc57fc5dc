import { z } from 'zod';
import { chatEntityType } from '../chance/team-chat/team-chat.ts';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { mailModes, notificationEntityKinds, notificationKinds } from './notification-kinds.ts';

/** What asks for an act of the caller, and what informs. */
export const notificationSections = ['action', 'informative'] as const;
export type NotificationSection = (typeof notificationSections)[number];

const kind = () => z.enum(notificationKinds).meta({ id: 'NotificationKind' });
const mailMode = () => z.enum(mailModes).meta({ id: 'NotificationMail' });

export const notificationList = z.object({
  section: z.enum(notificationSections).meta({ id: 'NotificationSection' }).nullish(),
  /** only those that are not read; what asks for an act is never read, it ends with the act */
  isUnread: z.boolean().nullish(),
  /** of the words; left out, the language of the person */
  language: z.enum(['de', 'en']).meta({ id: 'NotificationLanguage' }).nullish(),
  ...pageInput(50),
});
export type NotificationList = z.output<typeof notificationList>;

/** The thing that a notification is about. Fields that its kind does not have are null. */
export const notificationEntity = z
  .object({
    type: z.enum(notificationEntityKinds).meta({ id: 'NotificationEntityKind' }),
    tenderId: z.string().nullable(),
    tenderName: z.string().nullable(),
    /** of decision groups and decisions */
    groupId: z.string().nullable(),
    /** the one entry of the conversation of `groupId` */
    bidDecisionId: z.string().nullable(),
    marginDecisionId: z.string().nullable(),
    operationalOrganizationId: z.int().nullable(),
    operationalOrganizationShortName: z.string().nullable(),
    aiImportId: z.string().nullable(),
    fileName: z.string().nullable(),
    taskId: z.string().nullable(),
    taskName: z.string().nullable(),
    chatMessageId: z.string().nullable(),
    /** what the chat of a message belongs to, and its id */
    messageEntity: chatEntityType.nullable(),
    entityId: z.string().nullable(),
  })
  .meta({ id: 'NotificationEntity' });

export const notification = z
  .object({
    id: opaqueId(),
    /** of the recipient */
    organizationId: z.int(),
    type: kind(),
    entityId: z.string().nullable(),
    entityName: z.string().nullable(),
    createdAt: sentMoment(),
    isRead: z.boolean(),
    isActionRequired: z.boolean(),
    entity: notificationEntity.nullable(),
    /** one sentence in the language that was asked for */
    text: z.string(),
    /** path of the web that it opens */
    path: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

export const notificationPage = pageOf(notification, 'Notification');
export type NotificationPage = z.output<typeof notificationPage>;

export const notificationCount = z
  .object({
    /** acts that wait for the caller */
    action: z.int(),
    /** unread ones that inform */
    informative: z.int(),
  })
  .meta({ id: 'NotificationCount' });
export type NotificationCount = z.output<typeof notificationCount>;

export const markNotification = z.object({ notificationId: opaqueId() });
export type MarkNotification = z.output<typeof markNotification>;

/** What a person chose for a kind. */
export const notificationChoice = z
  .object({
    kind: kind(),
    /** whether the bell shows what informs; what asks for an act it shows always */
    bell: z.boolean(),
    mail: mailMode(),
  })
  .meta({ id: 'NotificationChoice' });
export type NotificationChoice = z.output<typeof notificationChoice>;

const clock = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Berlin wall clock; from later than to means over midnight. */
export const quietHours = z.object({ from: clock(), to: clock() }).meta({ id: 'QuietHours' });
export type QuietHours = z.output<typeof quietHours>;

export const notificationSettings = z
  .object({
    choices: z.array(notificationChoice.extend({ isDefault: z.boolean() }).meta({ id: 'NotificationChoiceShown' })),
    /** null: mails at any hour */
    quietHours: quietHours.nullable(),
    hasDigest: z.boolean(),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.output<typeof notificationSettings>;

/** What is left out stays as it is. */
export const changeNotificationSettings = z.object({
  choices: z.array(notificationChoice).max(notificationKinds.length).nullish(),
  quietHours: quietHours.nullish(),
  /** mails at any hour, without quiet hours */
  hasNoQuietHours: z.boolean().nullish(),
  hasDigest: z.boolean().nullish(),
});
export type ChangeNotificationSettings = z.output<typeof changeNotificationSettings>;
