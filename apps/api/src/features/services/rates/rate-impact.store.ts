import type { Prisma } from '@zuschlag/db/generated/client';
import type { RateChanges, RateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { Actor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** The result of a computed effect. */
export type ImpactResult = Omit<RateImpact, 'id' | 'state' | 'done' | 'total'>;
/** The question: the change as sent, and the owner of its tariffs. */
export type RequestedImpact = { changes: RateChanges; organizationId: number };
export type StoredImpact = {
  id: string;
  state: RateImpact['state'];
  asked: RequestedImpact;
  done: number;
  total: number;
  result: ImpactResult | null;
};

export async function insertImpact(
  { actor, db }: TenantDb<UserActor>,
  asked: RequestedImpact,
  progress: { done: number; total: number; result: ImpactResult | null },
): Promise<string> {
  const { id } = await db.rateEffect.create({
    data: {
      mainOrganizationId: actor.mainOrganizationId,
      userId: actor.userId,
      state: progress.result ? 'done' : 'running',
      changes: asked as unknown as Prisma.InputJsonObject,
      done: progress.done,
      total: progress.total,
      ...(progress.result ? { result: progress.result as unknown as Prisma.InputJsonObject } : {}),
    },
    select: { id: true },
  });
  return id;
}

/** @param userId the user who asked; undefined for any user */
export async function impactById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  userId?: number,
): Promise<StoredImpact | null> {
  if (!isUuid(id)) return null;
  const row = await db.rateEffect.findFirst({ where: { mainOrganizationId, id, userId } });
  return (
    row && {
      ...row,
      state: row.state as RateImpact['state'],
      asked: row.changes as unknown as RequestedImpact,
      result: row.result as unknown as ImpactResult | null,
    }
  );
}

export async function changeImpact(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  { result, ...change }: { state?: RateImpact['state']; done?: number; total?: number; result?: ImpactResult },
): Promise<void> {
  await db.rateEffect.updateMany({
    where: { mainOrganizationId, id },
    data: { ...change, ...(result ? { result: result as unknown as Prisma.InputJsonObject } : {}) },
  });
}

/** Deletes old effects. */
export async function deleteOldImpacts({ actor, db }: TenantDb<Actor>, now: Date): Promise<void> {
  await db.rateEffect.deleteMany({
    where: { mainOrganizationId: actor.mainOrganizationId, createdAt: { lt: new Date(now.getTime() - KEPT_FOR_MS) } },
  });
}

export type NamedChance = { id: string; shortNumber: string; name: string; state: string };

export async function namesOf({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, chanceIds: readonly string[]) {
  const chances: NamedChance[] = await db.chance.findMany({
    where: { mainOrganizationId, id: { in: [...chanceIds] } },
    select: { id: true, shortNumber: true, name: true, state: true },
  });
  const organizations = await db.organization.findMany({
    where: { mainOrganizationId },
    select: { id: true, shortName: true },
  });
  return {
    chances: new Map(chances.map((chance) => [chance.id, chance])),
    organizations: new Map(organizations.map(({ id, shortName }) => [id, shortName])),
  };
}
