import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import type { DomainEventOf } from '../../events/events.ts';
import { fanOut } from '../../jobs/fan-out.ts';
import { runAsSystem } from '../../transaction.ts';
import { feature } from '../feature.ts';
import { mailNotifications } from './mail/mail-notifications.ts';
import { notificationsRouter } from './notifications.router.ts';
import { markMentionsRead } from './notifications.ts';
import { notificationWords } from './notifications.words.ts';
import { notify } from './notify.ts';
import { notifyOfImport } from './notify-of-import.ts';
import { remind } from './reminders/remind.ts';
import { scheduleReminders } from './reminders/schedule-reminders.ts';
import { forgetOldNotifications } from './upkeep.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    notificationsChanged: { userId: number };
  }
}

declare module '../../jobs/fan-out.ts' {
  interface FanOutTopics {
    notify: true;
  }
}

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'mail-notifications': { userId: number; isDigest: boolean };
    remind: object;
  }
}

const toNotify = fanOut('notify');

/** Of the changes of a Chance only those that notify people, or that end what was asked. */
async function notifyOfChange(work: UnitOfWork<Actor>, event: DomainEventOf<'chanceChanged'>): Promise<void> {
  if (event.what === 'owner' || event.what === 'archive' || event.what === 'deadline') await toNotify(work, event);
}

/** A Chance that is not bid on asks for no act any more, which its state says to those who look. */
async function notifyOfState(work: UnitOfWork<Actor>, event: DomainEventOf<'stateChanged'>): Promise<void> {
  if (event.to !== 'notbidding') await toNotify(work, event);
}

/** Notifications of each person, in the bell and by mail: a job finds the people of an event after its commit. */
export const notifications = feature('notifications', {
  router: notificationsRouter,
  streams: { notificationsChanged: ({ userId }) => ({ kind: 'notificationsChanged', audienceId: userId }) },
  on: {
    chanceCreated: [toNotify],
    chanceChanged: [notifyOfChange],
    stateChanged: [notifyOfState],
    outcomeKnown: [toNotify],
    outcomeCorrected: [toNotify],
    bidDecided: [toNotify],
    bidGroupFinal: [toNotify],
    bidderWithdrawn: [toNotify],
    decidersChanged: [toNotify],
    marginDecided: [toNotify],
    marginGroupFinal: [toNotify],
    recalculationRequested: [toNotify],
    calculationSent: [toNotify],
    chatMentioned: [toNotify],
    chatRead: [markMentionsRead],
    taskAssigned: [toNotify],
    taskEnded: [toNotify],
    aiImportEnded: [notifyOfImport],
  },
  fanOuts: { notify },
  jobs: {
    'mail-notifications': {
      payload: z.object({ userId: z.int(), isDigest: z.boolean() }),
      run: (origin, payload) => runAsSystem(origin, (work) => mailNotifications(work, payload)),
    },
    remind: { payload: z.object({}), run: (origin) => runAsSystem(origin, remind) },
  },
  tidyUp: async (work) => {
    await forgetOldNotifications(work);
    await scheduleReminders(work, { chanceId: null, askedAt: null });
  },
  facade: {
    words: notificationWords,
    queries: {
      fetchNotifications: 'notifications.list',
      fetchNotificationCount: 'notifications.count',
      fetchNotificationSettings: 'notifications.settings',
    },
    mutations: {
      markNotificationAsRead: 'notifications.markRead',
      markAllNotificationsAsRead: 'notifications.markAllRead',
      updateNotificationSettings: 'notifications.changeSettings',
    },
  },
});
