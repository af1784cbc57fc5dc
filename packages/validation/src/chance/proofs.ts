import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { line } from '../wire/text.ts';

/** A proof that the authority asks for, and by whom and when it was ticked as ready; null while it is not. */
export const proof = z
  .object({
    id: opaqueId(),
    label: z.string(),
    doneAt: sentMoment().nullable(),
    doneBy: person.nullable(),
  })
  .meta({ id: 'Proof' });
export type Proof = z.output<typeof proof>;

/** The checklist in the order in which it was written. */
export const proofs = z.object({ proofs: z.array(proof), mayChange: z.boolean() }).meta({ id: 'Proofs' });
export type Proofs = z.output<typeof proofs>;

export const proofsOf = z.object({ chanceId: opaqueId() });

/** Proofs that the list has already, without regard to case, are left out. */
export const addProofsInput = z.object({
  chanceId: opaqueId(),
  labels: z.array(line(1, limits.proof)).min(1).max(limits.proofsPerChance).meta({ description: 'one proof each' }),
});
export type AddProofs = z.output<typeof addProofsInput>;

export const tickProofInput = z.object({ proofId: opaqueId(), isDone: z.boolean() });
export type TickProof = z.output<typeof tickProofInput>;

export const removeProofInput = z.object({ proofId: opaqueId() });
