import type { Stage } from './stage.ts';

const dayMs = 86_400_000;

/**
 * Spreads what was just played over the life of a Chance, from its creation until the day before its deadline, or until
 * today: bids in the first quarter, calculation in the middle, margins and the submission towards the end. The award
 * comes after the deadline. The database stamps entries with the moment of the transaction, which for a demo is all the
 * same moment.
 *
 * @param life age of the Chance, and days until its deadline; negative when that is past
 */
export async function backdate(
  { db, mainOrganizationId }: Stage,
  chanceId: string,
  { age, due }: { age: number; due: number },
  today: Date,
): Promise<void> {
  const born = new Date(today.getTime() - age * dayMs);
  const end = new Date(today.getTime() + Math.min(0, due - 1) * dayMs);
  const between = (from: Date, to: Date, share: number) =>
    new Date(from.getTime() + share * (to.getTime() - from.getTime()));
  const at = (share: number) => between(born, end, share);
  const only = { mainOrganizationId, chanceId };
  await db.$executeRaw`
    UPDATE "bid_decision" SET "createdAt" = ${at(0.05)}::timestamptz + "position" * (${at(0.1)}::timestamptz - ${at(0.05)}::timestamptz)
    FROM "bid_group" WHERE "bid_group"."id" = "groupId" AND "chanceId" = ${chanceId}::uuid`;
  await db.bidGroup.updateMany({ where: only, data: { createdAt: born } });
  await db.bidGroup.updateMany({ where: { ...only, isFinal: true }, data: { finalAt: at(0.25) } });
  await db.service.updateMany({ where: only, data: { createdAt: at(0.35), recalculatedAt: at(0.5) } });
  await db.$executeRaw`
    UPDATE "margin_decision" SET "createdAt" = ${at(0.55)}::timestamptz + "position" * (${at(0.6)}::timestamptz - ${at(0.55)}::timestamptz)
    FROM "margin_group" WHERE "margin_group"."id" = "groupId" AND "chanceId" = ${chanceId}::uuid`;
  await db.marginGroup.updateMany({ where: only, data: { createdAt: at(0.25) } });
  await db.marginGroup.updateMany({ where: { ...only, round: { gt: 0 } }, data: { requestedAt: at(0.6) } });
  await db.marginGroup.updateMany({ where: { ...only, NOT: { decidedAt: null } }, data: { decidedAt: at(0.75) } });
  const one = { mainOrganizationId, id: chanceId };
  await db.chance.updateMany({ where: one, data: { createdAt: born, updatedAt: between(end, today, 0.5) } });
  await db.chance.updateMany({ where: { ...one, NOT: { submittedAt: null } }, data: { submittedAt: at(0.95) } });
  await db.chance.updateMany({
    where: { ...one, NOT: { closedAt: null } },
    data: { closedAt: between(end, today, 0.6) },
  });
}
