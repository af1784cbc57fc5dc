import { type Life, momentOf } from './life.ts';
import type { Stage } from './stage.ts';

/**
 * Gives what was just played the moments at which its people acted: the database stamps rows with the moment of the
 * transaction, which for a demo is all the same moment.
 */
export async function backdate(
  { db, mainOrganizationId }: Stage,
  chanceId: string,
  life: Life,
  today: Date,
): Promise<void> {
  const at = (share: number) => momentOf(life, share, today);
  const only = { mainOrganizationId, chanceId };
  await db.bidGroup.updateMany({ where: only, data: { createdAt: at(0) } });
  await db.$executeRaw`
    UPDATE "bid_group" SET "finalAt" = (SELECT max("createdAt") FROM "bid_decision" WHERE "groupId" = "bid_group"."id")
    WHERE "chanceId" = ${chanceId}::uuid AND "isFinal"`;
  await db.service.updateMany({ where: only, data: { createdAt: at(0.35), recalculatedAt: at(0.35) } });
  await db.marginGroup.updateMany({ where: only, data: { createdAt: at(0.25) } });
  await db.marginGroup.updateMany({ where: { ...only, round: { gt: 0 } }, data: { requestedAt: at(0.6) } });
  await db.$executeRaw`
    UPDATE "margin_group" SET "decidedAt" = (SELECT max("createdAt") FROM "margin_decision" WHERE "groupId" = "margin_group"."id")
    WHERE "chanceId" = ${chanceId}::uuid AND "decidedAt" IS NOT NULL`;
  const one = { mainOrganizationId, id: chanceId };
  await db.chance.updateMany({ where: one, data: { createdAt: at(0), updatedAt: at(1.5) } });
  await db.chance.updateMany({ where: { ...one, NOT: { submittedAt: null } }, data: { submittedAt: at(0.95) } });
  await db.chance.updateMany({ where: { ...one, NOT: { closedAt: null } }, data: { closedAt: at(1.6) } });
}

/** Gives the latest decision of a group the moment of the stage. */
export async function stampDecision(
  { db, now }: Stage,
  table: 'bid_decision' | 'margin_decision',
  groupId: string,
): Promise<void> {
  await db.$executeRawUnsafe(
    `UPDATE "${table}" SET "createdAt" = $1::timestamptz WHERE "groupId" = $2::uuid
       AND "position" = (SELECT max("position") FROM "${table}" WHERE "groupId" = $2::uuid)`,
    now(),
    groupId,
  );
}
