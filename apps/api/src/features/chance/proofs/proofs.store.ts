import { Prisma } from '@zuschlag/db/generated/client';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { personSelect } from '../../users/person.ts';

// Ids of version 7, a millisecond apart, because they are the order of the list; PostgreSQL makes them from version 18 on.
const orderedId = Prisma.raw(`
  (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint + row_number() over (order by id)), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`);

/** @returns the proofs of a Chance in their order, each with the person who ticked it */
export async function proofsOfChance({ actor: { mainOrganizationId }, db }: TenantDb, chanceId: string) {
  return db.chanceProof.findMany({
    where: { mainOrganizationId, chanceId },
    include: { doneBy: { select: personSelect } },
    orderBy: { id: 'asc' },
  });
}

export async function proofById({ actor: { mainOrganizationId }, db }: TenantDb, id: string) {
  return db.chanceProof.findUnique({ where: { mainOrganizationId_id: { mainOrganizationId, id } } });
}

export async function insertProofs(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
  labels: readonly string[],
): Promise<void> {
  await db.chanceProof.createMany({ data: labels.map((label) => ({ mainOrganizationId, chanceId, label })) });
}

/**
 * Puts the proofs of a Chance on the list of another one in their order, without their ticks; sent with the next statement.
 */
export function copyProofs(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { from, to }: { from: string; to: string },
): void {
  db.$executeLater(Prisma.sql`
    insert into chance_proof (id, "mainOrganizationId", "chanceId", label)
    select ${orderedId}, "mainOrganizationId", ${to}::uuid, label from chance_proof
    where "mainOrganizationId" = ${mainOrganizationId} and "chanceId" = ${from}::uuid`);
}

/** Ticks a proof for the actor, or takes the tick away. */
export async function setProofDone(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  id: string,
  doneAt: Date | null,
): Promise<void> {
  await db.chanceProof.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { doneAt, doneById: doneAt && userId },
    select: { id: true },
  });
}

export async function deleteProof({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.chanceProof.delete({ where: { mainOrganizationId_id: { mainOrganizationId, id } }, select: { id: true } });
}
