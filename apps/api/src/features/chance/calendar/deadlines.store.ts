import type { Prisma } from '@zuschlag/db/generated/client';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';
import { whereVisible } from '../../../policy/visibility.ts';
import type { CalendarScope } from '../../calendar-source.ts';

/** More are not shown: the nearest ones to come, and the latest ones that are over. */
const MOST_AHEAD = 1_000;
const MOST_PAST = 200;

const shown = {
  id: true,
  shortNumber: true,
  name: true,
  state: true,
  version: true,
  updatedAt: true,
  closedAt: true,
  archivedAt: true,
  questions: true,
  siteVisit: true,
  participation: true,
  participationTime: true,
  submission: true,
  submissionTime: true,
  negotiation: true,
  negotiationTime: true,
  finalOffer: true,
  finalOfferTime: true,
  customer: { select: { name: true } },
} satisfies Prisma.ChanceSelect;
export type ChanceWithDeadlines = Prisma.ChanceGetPayload<{ select: typeof shown }>;

/**
 * The Chances of a calendar that the actor may view, archived ones as well.
 *
 * @param from submissions before this day are left out, except of a calendar of one Chance
 */
export async function chancesInCalendar(
  { actor, db }: TenantDb<UserActor>,
  scope: CalendarScope,
  { from, today }: { from: string; today: string },
): Promise<ChanceWithDeadlines[]> {
  const { mainOrganizationId, userId } = actor;
  const visible = { mainOrganizationId, ...whereVisible(actor) };
  if (scope.kind === 'chance') return db.chance.findMany({ where: { ...visible, id: scope.chanceId }, select: shown });
  const where = scope.kind === 'mine' ? { ...visible, ownerId: userId } : visible;
  const ahead = await db.chance.findMany({
    where: { ...where, submission: { gte: dateOf(today) } },
    orderBy: [{ submission: 'asc' }, { id: 'asc' }],
    take: MOST_AHEAD,
    select: shown,
  });
  const past = await db.chance.findMany({
    where: { ...where, submission: { gte: dateOf(from), lt: dateOf(today) } },
    orderBy: [{ submission: 'desc' }, { id: 'desc' }],
    take: MOST_PAST,
    select: shown,
  });
  return [...past.reverse(), ...ahead];
}
