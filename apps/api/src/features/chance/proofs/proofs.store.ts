import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { personSelect } from '../../users/person.ts';

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
