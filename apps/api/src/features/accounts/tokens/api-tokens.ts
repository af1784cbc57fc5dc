import type { ApiToken, TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import type { FieldProblem } from '@zuschlag/validation/errors';
import { limits } from '@zuschlag/validation/limits';
import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { claimKey, keepAnswer } from '../../../idempotency/idempotency.ts';
import { nameOf } from '../sign-in.ts';
import {
  apiTokenById,
  apiTokensOf,
  countLiveTokens,
  insertApiToken,
  type StoredApiToken,
  storeRevocation,
} from './api-tokens.store.ts';
import { isTokenId, newToken, SECRET_LENGTH } from './tokens.ts';

type NewToken = { name: string; expiresOn: string; scope: TokenScope };

// As much of the secret as its owner needs to know it again; what stays hidden has more than 200 bits.
const SHOWN_OF_SECRET = 6;

/** The caller's own tokens, those that can still be used first. */
export async function listTokens(work: UnitOfWork): Promise<{ tokens: ApiToken[] }> {
  const tokens = await apiTokensOf(work);
  return { tokens: tokens.map((token) => toApiToken(token, work.today)) };
}

/**
 * Makes a token that acts for the caller, with the rights the caller has whenever it is used.
 *
 * @throws {DomainError} INVALID_INPUT with IN_THE_PAST or TOO_FAR_AWAY for the last day
 * @throws {DomainError} TOO_MANY_TOKENS when twenty of the caller's are good already
 */
export async function createToken(
  work: UnitOfWork,
  { name, expiresOn, scope }: NewToken,
): Promise<{ token: ApiToken; secret: string }> {
  const problem = problemOfLastDay(expiresOn, work.today);
  if (problem) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'expiresOn', problem }] });
  if ((await countLiveTokens(work, work.today)) >= limits.apiTokens)
    throw new DomainError('TOO_MANY_TOKENS', { most: limits.apiTokens });
  const { id, value: secret } = newToken(work.actor.mainOrganizationId, 'api');
  const prefix = secret.slice(0, secret.length - SECRET_LENGTH + SHOWN_OF_SECRET);
  const created = { id, name, prefix, createdAt: work.now, expiresOn, scope };
  await insertApiToken(work, created);
  await work.audit({ entity: 'apiToken', entityId: nameOf(id), action: 'create', after: { expiresOn, scope } });
  return { token: toApiToken({ ...created, lastUsedAt: null, revokedAt: null }, work.today), secret };
}

/**
 * `createToken` for a call that may be sent again. Its answer holds the secret and so is not kept like other answers: a
 * repeated call revokes the first token, whose secret no client received, and creates another.
 *
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED
 */
export async function createTokenOnce(work: UnitOfWork, input: NewToken, key: string | null) {
  const earlier = key === null ? null : await claimKey(work, { key, procedure: 'accounts.tokens.create', input });
  if (earlier) await revokeToken(work, (earlier.answer as { id: string }).id);
  const created = await createToken(work, input);
  if (key !== null) await keepAnswer(work, key, { id: created.token.id });
  return created;
}

/**
 * Ends a token of the caller's at once; streams it keeps open end within seconds. A second time changes nothing.
 *
 * @throws {DomainError} NOT_FOUND also for a token of another user
 */
export async function revokeToken(work: UnitOfWork, id: string): Promise<ApiToken> {
  const token = isTokenId(id) ? await apiTokenById(work, id) : null;
  if (!token) throw new DomainError('NOT_FOUND');
  if (token.revokedAt) return toApiToken(token, work.today);
  await storeRevocation(work, id, work.now);
  await work.audit({
    entity: 'apiToken',
    entityId: nameOf(id),
    action: 'revoke',
    before: { expiresOn: token.expiresOn },
  });
  return toApiToken({ ...token, revokedAt: work.now }, work.today);
}

function problemOfLastDay(day: string, today: string): FieldProblem | null {
  if (day < today) return 'IN_THE_PAST';
  return daysBetween(today, day) > limits.apiTokenDays ? 'TOO_FAR_AWAY' : null;
}

export function toApiToken({ createdAt, lastUsedAt, revokedAt, ...token }: StoredApiToken, today: string): ApiToken {
  return {
    ...token,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    isExpired: token.expiresOn < today,
  };
}
