import {
  defaultMailMode,
  notificationKinds,
  notificationRows,
} from '@zuschlag/validation/notifications/notification-kinds';
import type {
  ChangeNotificationSettings,
  NotificationSettings,
} from '@zuschlag/validation/notifications/notifications';
import type { UnitOfWork } from '../../../context.ts';
import { choicesOf, storeChoices } from './choices.store.ts';
import { changePlan, plansOf } from './plan.store.ts';

/** As the table has it for a person without a plan. */
const usualQuietHours = { from: '20:00', to: '07:00' };

/** What the caller chose for each kind, with the defaults for the rest. */
export async function readSettings(work: UnitOfWork): Promise<NotificationSettings> {
  const { userId } = work.actor;
  const chosen = await choicesOf(work, userId);
  const [plan] = await plansOf(work, [userId], { isNew: false });
  const choices = notificationKinds.map((kind) => {
    const mail = defaultMailMode(notificationRows[kind].action !== null);
    const known = chosen.find((choice) => choice.kind === kind);
    return known ? { ...known, isDefault: false } : { kind, bell: true, mail, isDefault: true };
  });
  return { choices, quietHours: plan ? plan.quietHours : usualQuietHours, hasDigest: plan?.hasDigest ?? true };
}

/** Changes what the caller chose; it holds for notifications that come from now on, the times for all that wait. */
export async function changeSettings(
  work: UnitOfWork,
  { choices, quietHours, hasNoQuietHours, hasDigest }: ChangeNotificationSettings,
): Promise<NotificationSettings> {
  const { userId } = work.actor;
  await plansOf(work, [userId]);
  await storeChoices(work, userId, choices ?? []);
  const quiet = hasNoQuietHours === true ? { quietHours: null } : quietHours ? { quietHours } : {};
  const digest = typeof hasDigest === 'boolean' ? { hasDigest } : {};
  if ('quietHours' in quiet || 'hasDigest' in digest) await changePlan(work, userId, { ...quiet, ...digest });
  await work.audit({
    entity: 'user',
    entityId: String(userId),
    action: 'changeNotifications',
    after: { choices: choices ?? [], ...quiet, ...digest },
  });
  await work.publish({ kind: 'notificationsChanged', userId });
  return readSettings(work);
}
