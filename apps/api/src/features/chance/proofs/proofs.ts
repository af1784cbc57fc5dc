import type { TrailAction } from '@zuschlag/validation/chance/history/trail-kinds';
import type { AddProofs, Proofs, TickProof } from '@zuschlag/validation/chance/proofs';
import { limits } from '@zuschlag/validation/limits';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { toPerson } from '../../users/person.ts';
import { chanceRules } from '../chance.policy.ts';
import { lockChance, lockChanceOf, requireChance, requireLockedChance } from '../find-chance.ts';
import { deleteProof, insertProofs, proofById, proofsOfChance, setProofDone } from './proofs.store.ts';

/**
 * The proofs that the authority asks for.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function listProofs(tenant: TenantDb<UserActor>, chanceId: string): Promise<Proofs> {
  const chance = await requireChance(tenant, chanceId);
  const rows = await proofsOfChance(tenant, chance.id);
  return {
    mayChange: denialOf(tenant.actor, chanceRules.keepProofs, chance) === null,
    proofs: rows.map(({ id, label, doneAt, doneBy }) => ({
      ...{ id, label, doneAt: doneAt?.toISOString() ?? null },
      doneBy: doneBy && toPerson(doneBy),
    })),
  };
}

/**
 * Adds proofs to the checklist; those it has already are left out.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes, LOCKED in a closed Chance
 * @throws {DomainError} TOO_MANY_PROOFS
 */
export async function addProofs(work: UnitOfWork, { chanceId, labels }: AddProofs): Promise<void> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, chanceRules.keepProofs, chance);
  const known = (await proofsOfChance(work, chance.id)).map(({ label }) => label);
  const taken = new Set(known.map(keyOf));
  const added = labels.filter((label) => !taken.has(keyOf(label)) && taken.add(keyOf(label)));
  if (added.length === 0) return;
  if (known.length + added.length > limits.proofsPerChance) throw new DomainError('TOO_MANY_PROOFS');
  await insertProofs(work, chance.id, added);
  await tell(work, chance.id, { entityId: chance.id, action: 'addProofs', after: { proof: added.join(', ') } });
}

/**
 * Ticks a proof as ready, or takes the tick away. The last one who acts counts; the trail knows all.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes, LOCKED in a closed Chance
 */
export async function tickProof(work: UnitOfWork, { proofId, isDone }: TickProof): Promise<string> {
  const { chanceId, proof } = await proofToChange(work, proofId);
  if ((proof.doneAt !== null) === isDone) return chanceId;
  await setProofDone(work, proof.id, isDone ? work.now : null);
  const action = isDone ? 'tickProof' : 'untickProof';
  await tell(work, chanceId, { entityId: proof.id, action, after: { proof: proof.label } });
  return chanceId;
}

/**
 * Takes a proof off the checklist.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller writes, LOCKED in a closed Chance
 */
export async function removeProof(work: UnitOfWork, { proofId }: { proofId: string }): Promise<string> {
  const { chanceId, proof } = await proofToChange(work, proofId);
  await deleteProof(work, proof.id);
  await tell(work, chanceId, { entityId: proof.id, action: 'removeProof', before: { proof: proof.label } });
  return chanceId;
}

async function proofToChange(work: UnitOfWork, proofId: string) {
  const chanceId = await lockChanceOf(work, 'chance_proof', proofId);
  const chance = await requireLockedChance(work, chanceId);
  authorize(work.actor, chanceRules.keepProofs, chance);
  // The lock was waited for; a colleague may have removed the proof in the time.
  const proof = await proofById(work, proofId);
  if (!proof) throw new DomainError('NOT_FOUND');
  return { chanceId, proof };
}

type Told = {
  entityId: string;
  action: TrailAction<'proof'>;
  before?: { proof: string };
  after?: { [name: string]: unknown };
};

async function tell(work: UnitOfWork, chanceId: string, change: Told): Promise<void> {
  await work.audit({ entity: 'proof', chanceId, ...change });
  await work.publish({ kind: 'chanceChanged', chanceId, what: 'proofs' });
}

const keyOf = (label: string) => label.toLocaleLowerCase('de');
