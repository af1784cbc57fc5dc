import { daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { dateOf, dayOf } from '../../../database/date-columns.ts';
import type { Deadline } from './ladder.ts';

/** A Chance that is not handed in yet, its owner and its deadlines. */
export type WithDeadlines = {
  id: string;
  name: string;
  shortNumber: string;
  createdAt: Date;
  owner: { id: number; email: string; language: string | null } | null;
  deadlines: Deadline[];
};

const before: ChanceState[] = ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit'];

/** The deadlines of one Chance, or those of the tenant that end within some days. */
export async function deadlinesOf(
  { actor: { mainOrganizationId }, db, today }: UnitOfWork<Actor>,
  wish: { chanceId: string } | { withinDays: number },
): Promise<WithDeadlines[]> {
  const near = 'withinDays' in wish ? { gte: dateOf(today), lte: dateOf(daysAfter(today, wish.withinDays)) } : null;
  const rows = await db.chance.findMany({
    where: {
      mainOrganizationId,
      archivedAt: null,
      state: { in: before },
      ...('chanceId' in wish ? { id: wish.chanceId } : {}),
      ...(near ? { OR: [{ submission: near }, { questions: near }] } : {}),
    },
    select: {
      ...{ id: true, name: true, shortNumber: true, createdAt: true },
      ...{ submission: true, submissionTime: true, questions: true },
      owner: { select: { id: true, email: true, language: true, deleted: true } },
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ submission, submissionTime, questions, owner, ...chance }) => ({
    ...chance,
    owner: owner && !owner.deleted ? owner : null,
    deadlines: [
      { kind: 'submission', day: dayOf(submission), clock: submissionTime },
      ...(questions ? [{ kind: 'questions' as const, day: dayOf(questions), clock: null }] : []),
    ],
  }));
}

/** Notes a reminder. @returns whether it is new: two jobs that run at the same moment do not both get true */
export async function noteReminder(
  { actor: { mainOrganizationId }, db, now }: UnitOfWork<Actor>,
  { chanceId, userId, step }: { chanceId: string; userId: number; step: string },
): Promise<boolean> {
  const written = await db.$executeRaw`
    insert into deadline_reminder ("mainOrganizationId", "chanceId", "userId", step, "sentAt")
    values (${mainOrganizationId}, ${chanceId}::uuid, ${userId}, ${step}, ${now})
    on conflict do nothing`;
  return written > 0;
}
