import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { moveLastUse, type TokenInUse, tokenInUse } from './api-tokens.store.ts';
import type { Token } from './tokens.ts';

const MINUTE = 60_000;

/**
 * Whose an API token is, and that it was used now.
 *
 * @throws {DomainError} UNAUTHENTICATED when it is unknown, revoked or past its last day, or the user was removed
 */
export async function ownerOfApiToken(tenant: TenantDb<SystemActor>, token: Token, now: Date): Promise<TokenInUse> {
  const found = await tokenInUse(tenant, token.id);
  if (!found || !isGood(found, now)) throw new DomainError('UNAUTHENTICATED');
  if (isLastUseOld(found, now)) await moveLastUse(tenant, token.id, now);
  return found;
}

/** @returns null when the use has yet to be written down or the token is no good: then it takes a transaction */
export function ownerOfUsedToken(found: TokenInUse | null, now: Date): TokenInUse | null {
  return found && isGood(found, now) && !isLastUseOld(found, now) ? found : null;
}

/** Whether a token still opens something. */
export function isGood({ deleted, revokedAt, expiresOn }: TokenInUse, now: Date): boolean {
  return !deleted && revokedAt === null && berlinDayOf(now) <= expiresOn;
}

/** To the minute is exact enough, and spares a write on nearly every call. */
function isLastUseOld({ lastUsedAt }: TokenInUse, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > MINUTE;
}
