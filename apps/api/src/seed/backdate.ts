import type { Stage } from './stage.ts';

/**
 * Spreads what was just played over the life of a Chance, from its creation until today: bids in the first quarter,
 * calculation in the middle, margins and outcome towards the end. The database stamps entries with the moment of the
 * transaction, which for a demo is all the same moment.
 *
 * @param days age of the Chance
 */
export async function backdate(
  { db, mainOrganizationId }: Stage,
  chanceId: string,
  days: number,
  today: Date,
): Promise<void> {
  const born = new Date(today.getTime() - days * 86_400_000);
  const at = (share: number) => new Date(born.getTime() + share * (today.getTime() - born.getTime()));
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
  await db.chance.updateMany({ where: one, data: { createdAt: born, updatedAt: at(0.9) } });
  await db.chance.updateMany({ where: { ...one, NOT: { submittedAt: null } }, data: { submittedAt: at(0.8) } });
  await db.chance.updateMany({ where: { ...one, NOT: { closedAt: null } }, data: { closedAt: at(0.95) } });
}
