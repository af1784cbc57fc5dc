import type { Database } from '@zuschlag/db/client';
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../actor.ts';
import { requireScope } from '../features/accounts/tokens/token-scopes.policy.ts';
import { bearerIn } from './bearer.ts';
import { bearerToken } from './bearer-token.ts';

/**
 * Who sends a file, asked before its content is read.
 *
 * @throws {DomainError} UNAUTHENTICATED, TOKEN_SCOPE, CONTRACT_UNPAID
 */
export async function uploaderOf(request: FastifyRequest, database: Database): Promise<UserActor> {
  const actor = await bearerIn(database, bearerToken(request), new Date());
  requireScope(actor, { kind: 'upload' });
  return actor;
}
