import { createHash } from 'node:crypto';
import { limits } from '@zuschlag/validation/limits';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { DomainError } from '../errors.ts';
import { deleteKeysBefore, findAnswer, insertKey, storeAnswer } from './idempotency.store.ts';

export type KeyedCall = { key: string; procedure: string; input: unknown };
const longestKey = 200;
const deepestInput = 64;

/**
 * Claims the key of a call. A second call with it waits until the first has committed and then gets its answer; when the
 * first was rolled back, the second is the first.
 *
 * @returns the earlier answer, or null when the call has yet to be done
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED when the key came with another procedure or input
 * @throws {DomainError} INVALID_INPUT for a key of more than 200 characters, and for an input nested beyond every schema
 */
export async function claimKey(tenant: TenantDb<UserActor>, call: KeyedCall): Promise<{ answer: unknown } | null> {
  if (call.key.length > longestKey) throw new DomainError('INVALID_INPUT', { header: 'idempotency-key' });
  const row = { key: call.key, procedure: call.procedure, inputHash: hashOf(call.input) };
  if (await insertKey(tenant, row)) return null;
  const earlier = await findAnswer(tenant, call.key);
  if (!earlier) throw new DomainError('UNAVAILABLE');
  if (earlier.procedure !== row.procedure || earlier.inputHash !== row.inputHash) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  }
  return { answer: earlier.answer };
}

/** Keeps the answer, in one message with the commit, for calls that repeat this one within a day. */
export function keepAnswer(tenant: TenantDb<UserActor>, key: string, answer: unknown): void {
  storeAnswer(tenant, key, answer);
}

function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)) ?? '')
    .digest('hex');
}

/** The same input in another order of fields is the same input. */
function sorted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepestInput) throw new DomainError('INVALID_INPUT');
  if (Array.isArray(value)) return value.map((inner) => sorted(inner, depth + 1));
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner, depth + 1)]));
}

/** Deletes answers that clients may no longer repeat. */
export async function forgetOldAnswers(tenant: TenantDb<Actor>, now: Date): Promise<void> {
  await deleteKeysBefore(tenant, new Date(now.getTime() - limits.idempotencyHours * 3_600_000));
}
