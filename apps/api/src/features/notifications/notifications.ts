import { notificationText } from '@zuschlag/i18n/notifications/notification-text';
import { notificationPath, notificationRows } from '@zuschlag/validation/notifications/notification-kinds';
import type {
  Notification,
  NotificationCount,
  NotificationList,
  NotificationPage,
} from '@zuschlag/validation/notifications/notifications';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { DomainError } from '../../errors.ts';
import type { DomainEventOf } from '../../events/events.ts';
import { decodeCursor, pageOfRows } from '../../lists/paging.ts';
import {
  countOwn,
  markKindRead,
  markRead,
  ownNotification,
  ownNotifications,
  type StoredNotification,
} from './notifications.store.ts';

const positionShape = () => z.tuple([z.iso.datetime(), z.guid()]);

/**
 * A page of the notifications of the caller, the newest first. What asked for an act and is done is left out.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function listNotifications(work: UnitOfWork, wish: NotificationList): Promise<NotificationPage> {
  const rows = await ownNotifications(work, {
    section: wish.section ?? null,
    isUnread: wish.isUnread === true,
    before: decodeCursor(wish.after, positionShape),
    limit: wish.first + 1,
  });
  const shown = (row: StoredNotification) => toNotification(work, row, wish.language ?? null);
  return pageOfRows(rows, wish.first, shown, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

/** What waits for the caller, and what the caller has not read. */
export function countNotifications(work: UnitOfWork): Promise<NotificationCount> {
  return countOwn(work);
}

/**
 * Marks a notification that informs as read; one that was read already stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, also for the notification of another person
 * @throws {DomainError} NOTIFICATION_NEEDS_ACT for one that asks for an act, which ends with the act
 */
export async function markNotificationRead(work: UnitOfWork, id: string): Promise<Notification> {
  const found = await ownNotification(work, id);
  if (!found) throw new DomainError('NOT_FOUND');
  if (found.isAction) throw new DomainError('NOTIFICATION_NEEDS_ACT');
  if (await markRead(work, id, work.now))
    await work.publish({ kind: 'notificationsChanged', userId: work.actor.userId });
  return toNotification(work, { ...found, readAt: found.readAt ?? work.now }, null);
}

/** Marks everything that informs as read. @returns what still waits for the caller */
export async function markAllNotificationsRead(work: UnitOfWork): Promise<NotificationCount> {
  if (await markRead(work, null, work.now))
    await work.publish({ kind: 'notificationsChanged', userId: work.actor.userId });
  return countOwn(work);
}

/** A person who has read a chat needs no notification that names it. */
export async function markMentionsRead(
  work: UnitOfWork<Actor>,
  { chanceId, userId }: DomainEventOf<'chatRead'>,
): Promise<void> {
  if (await markKindRead(work, { userId, chanceId, kind: 'CHAT_MENTION' }, work.now))
    await work.publish({ kind: 'notificationsChanged', userId });
}

function toNotification({ actor }: UnitOfWork, row: StoredNotification, language: 'de' | 'en' | null): Notification {
  const { kind, variant, values, chanceId, subjectId, isAction } = row;
  const entity = entityOf(row);
  return {
    id: row.id,
    organizationId: actor.organizationId,
    type: kind,
    entityId: subjectId ?? chanceId,
    entityName: values.task ?? values.file ?? values.invitee ?? values.tender ?? null,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    isActionRequired: isAction,
    entity,
    text: notificationText({ kind, variant, values }, language ?? actor.language),
    path: notificationPath(kind, variant, { chanceId, subjectId }),
  };
}

function entityOf(row: StoredNotification) {
  const { kind, variant, eventKey, values, chanceId, subjectId, aboutOrganizationId } = row;
  const stated = notificationRows[kind].entity;
  if (!stated) return null;
  const type = kind === 'AUTO_APPROVED' && variant.startsWith('margin') ? 'marginDecisionGroup' : stated;
  const isGroup = type.startsWith('bidDecision') || type.startsWith('marginDecision');
  return {
    type,
    tenderId: chanceId,
    tenderName: values.tender ?? null,
    groupId: isGroup ? subjectId : null,
    bidDecisionId: type === 'bidDecision' ? entryIn(eventKey) : null,
    marginDecisionId: type === 'marginDecision' ? entryIn(eventKey) : null,
    operationalOrganizationId: isGroup ? aboutOrganizationId : null,
    operationalOrganizationShortName: isGroup ? (values.org ?? null) : null,
    aiImportId: type === 'aiImport' ? subjectId : null,
    fileName: values.file ?? null,
    taskId: type === 'task' ? subjectId : null,
    taskName: values.task ?? null,
    chatMessageId: type === 'chatMessage' ? subjectId : null,
    messageEntity: type === 'chatMessage' ? ('TENDER' as const) : null,
    entityId: type === 'chatMessage' ? chanceId : null,
  };
}

/** The entry of a conversation that an event is about: the last part of its key, which older rejections lack. */
function entryIn(eventKey: string): string | null {
  const last = eventKey.split(':').at(-1) ?? '';
  return isUuid(last) ? last : null;
}
