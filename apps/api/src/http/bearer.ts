import { type Database, inTenant } from '@zuschlag/db/client';
import type { UserActor } from '../actor.ts';
import { bearerOf, requireToken } from '../features/accounts/sessions.ts';

/**
 * Who bears a token, asked outside of a call.
 *
 * @throws {DomainError} UNAUTHENTICATED
 */
export function bearerIn(database: Database, value: string | null, now: Date): Promise<UserActor> {
  const token = requireToken(value);
  return inTenant(database, token.mainOrganizationId, (db) => bearerOf(db, token, now));
}

/** @returns the language of the bearer of the token, else the fallback */
export async function languageOfBearer(
  database: Database,
  value: string | null,
  now: Date,
  fallback: UserActor['language'],
): Promise<UserActor['language']> {
  if (value === null) return fallback;
  try {
    return (await bearerIn(database, value, now)).language;
  } catch {
    return fallback;
  }
}
