import type {
  ChangePeriod,
  KeptKind,
  KeptPeriods,
  ReadPeriods,
  WishedPeriod,
} from '@zuschlag/validation/administration/periods';
import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { everyOrganization } from '../../organizations/organizations.ts';
import { tenantRules } from '../tenant/tenant-switches.policy.ts';
import { columnOf, outlivedOf, storedPeriods, storePeriod } from './kept-periods.store.ts';

/** How long the tenant keeps what it may keep for less time. */
export async function readPeriods(work: UnitOfWork): Promise<ReadPeriods> {
  return { ...(await storedPeriods(work)), mayChange: denialOf(work.actor, tenantRules.keep, null) === null };
}

/**
 * How many things the night after such a change would delete, counted now.
 *
 * @throws {DomainError} NOT_PERMITTED
 */
export async function dueByPeriod(work: UnitOfWork, { kind, months }: WishedPeriod): Promise<{ count: number }> {
  authorize(work.actor, tenantRules.keep, null);
  return { count: months === null ? 0 : await outlivedOf[kind].count(work, monthsBefore(work.now, months)) };
}

/**
 * Changes one period. Nothing goes before the next night.
 *
 * @throws {DomainError} NOT_PERMITTED
 * @throws {DomainError} CONFLICT when others chose since the caller saw the period
 */
export async function changePeriod(work: UnitOfWork, { kind, months, seen }: ChangePeriod): Promise<ReadPeriods> {
  authorize(work.actor, tenantRules.keep, null);
  const before = await storePeriod(work, kind, months);
  if (before !== seen) throw new DomainError('CONFLICT');
  if (before !== months) {
    const column = columnOf[kind];
    await work.audit({
      ...{ entity: 'tenantSettings', entityId: work.actor.mainOrganizationId, action: 'changePeriod' },
      ...{ before: { [column]: before }, after: { [column]: months } },
    });
    for (const organizationId of await everyOrganization(work))
      await work.publish({ kind: 'tenantSwitchesChanged', organizationId });
  }
  return readPeriods(work);
}

/** Deletes what the tenant does not keep any longer, and writes into the trail how much. */
export async function forgetByPeriods(work: UnitOfWork<SystemActor>): Promise<void> {
  const periods = await storedPeriods(work);
  const [questions, notifications, messages] = [
    await forget(work, periods, 'questions'),
    await forget(work, periods, 'notifications'),
    await forget(work, periods, 'messages'),
  ];
  if (questions + notifications + messages === 0) return;
  await work.audit({
    ...{ entity: 'tenantSettings', entityId: work.actor.mainOrganizationId, action: 'forgetByPeriods' },
    after: {
      ...(questions > 0 && { removedQuestions: questions }),
      ...(notifications > 0 && { removedNotifications: notifications }),
      ...(messages > 0 && { removedMessages: messages }),
    },
  });
}

async function forget(work: UnitOfWork<SystemActor>, periods: KeptPeriods, kind: KeptKind): Promise<number> {
  const months = periods[kind];
  return months === null ? 0 : outlivedOf[kind].remove(work, monthsBefore(work.now, months));
}

/** The same moment so many months ago; the last day of a month that has fewer days. */
function monthsBefore(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(now);
  moment.setUTCFullYear(year, month, Math.min(now.getUTCDate(), lastDay));
  return moment;
}
