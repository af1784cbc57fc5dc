import { aQuickChance } from '../../../testing/chances.ts';
import { type Ceilings, hidden, type MakeThings, type Verdicts, without } from '../../../testing/verdicts.ts';
import { notificationsOf } from './mail-everybody.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a notification of the manager of the main organization, who reads everything else of the tenant */
    notificationId: string;
  }
}

export const things: MakeThings<'notificationId'> = async (tenant, { chanceName }) => {
  await aQuickChance(tenant, { by: 'nordEditor', operatedBy: ['nord'], description: { name: chanceName } });
  const where = { kind: 'CHANCE_CREATED', userId: tenant.people.holdingManager.userId };
  const [told] = await notificationsOf(tenant, where);
  return { notificationId: told?.id ?? '' };
};

const quietHours = { from: '21:00', to: '06:30' };

export const verdicts: Verdicts = {
  'notifications.list': without(() => ({ section: 'informative', first: 50 })),
  'notifications.count': without(),
  'notifications.markRead': hidden(({ notificationId }) => ({ notificationId })),
  'notifications.markAllRead': without(),
  'notifications.settings': without(),
  'notifications.changeSettings': without(() => ({
    choices: [{ kind: 'CHANCE_CREATED', bell: true, mail: 'off' }],
    quietHours,
    hasDigest: false,
  })),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'notifications.list': 3,
  'notifications.count': 3,
  'notifications.markRead': 9,
  'notifications.markAllRead': 9,
  'notifications.settings': 4,
  'notifications.changeSettings': 12,
};
