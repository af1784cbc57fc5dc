import type { SignIn } from '@zuschlag/validation/administration/sign-ins';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { requireSession } from '../../accounts/sessions.ts';
import { deleteSignIns, type OpenSignIn, openSignIns } from './sign-ins.store.ts';

type SignIns = { signIns: SignIn[] };

const IDLE = limits.idleHours * 3_600_000;

/** The open sign-ins of the caller: the one that asks, then the one that was used last. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function listSignIns(work: UnitOfWork, token: string | null): Promise<SignIns> {
  const { id } = requireSession(token);
  const signIns = (await openSignIns(work, work.now)).map((row) => shown(row, id, work.now));
  return { signIns: signIns.sort((one, other) => Number(other.isThis) - Number(one.isThis)) };
}

/**
 * Ends one of the caller's sign-ins, also the one that asks.
 *
 * @throws {DomainError} NOT_FOUND for one that is over, or another person's
 * @throws {DomainError} SESSION_REQUIRED with an API token
 */
export async function endSignIn(work: UnitOfWork, token: string | null, id: string): Promise<SignIns> {
  requireSession(token);
  const open = await openSignIns(work, work.now);
  if (!open.some((one) => one.id === id)) throw new DomainError('NOT_FOUND');
  await end(work, [id]);
  return listSignIns(work, token);
}

/** Ends all of the caller's sign-ins but the one that asks. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function endOtherSignIns(work: UnitOfWork, token: string | null): Promise<SignIns> {
  const { id } = requireSession(token);
  const others = (await openSignIns(work, work.now)).map((one) => one.id).filter((one) => one !== id);
  if (others.length > 0) await end(work, others);
  return listSignIns(work, token);
}

// The trail says how many, and nothing of the tokens or the devices.
async function end(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  const ended = await deleteSignIns(work, ids);
  const { userId } = work.actor;
  await work.audit({ entity: 'user', entityId: userId, action: 'endSignIns', after: { ended } });
  await work.publish({ kind: 'personChanged', userId });
}

function shown({ id, createdAt, expiresAt, endsAt, userAgent }: OpenSignIn, own: string, now: Date): SignIn {
  // The idle end is two hours after the last call, or the absolute end where that is sooner.
  const used = expiresAt.getTime() < endsAt.getTime() ? expiresAt.getTime() - IDLE : now.getTime();
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: new Date(Math.max(createdAt.getTime(), Math.min(used, now.getTime()))).toISOString(),
    endsAt: endsAt.toISOString(),
    userAgent,
    isThis: id === own,
  };
}
