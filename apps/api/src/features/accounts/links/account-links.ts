import { randomUUID } from 'node:crypto';
import type { Actor, SystemActor } from '../../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { runAsSystem } from '../../../transaction.ts';
import type { SignInCall } from '../sign-in.ts';
import { newToken, parseToken, type Token } from '../tokens/tokens.ts';
import {
  type AccountLinkKind,
  endLinks,
  type FoundLink,
  insertLink,
  linkById,
  takeLink,
} from './account-links.store.ts';

/**
 * Makes a link of a person, which ends the earlier ones of its kind.
 *
 * @param mailId the mail that carries it; left out, it is handed over in another way
 * @returns its token
 */
export async function makeLink(
  tenant: TenantDb<Actor>,
  {
    userId,
    kind,
    mailId = randomUUID(),
    expiresAt,
  }: { userId: number; kind: AccountLinkKind; mailId?: string; expiresAt: Date },
): Promise<string> {
  const token = newToken(tenant.actor.mainOrganizationId);
  await endLinks(tenant, { userId, kind, ofOtherMails: mailId });
  await insertLink(tenant, { id: token.id, userId, kind, mailId, expiresAt });
  return token.value;
}

/**
 * Runs what the bearer of a link may do, in a transaction of the tenant.
 *
 * @throws {DomainError} LINK_INVALID when the link is unknown, replaced by a newer one or too old
 */
export function byLink<Result>(
  call: SignInCall,
  { token: value, kind }: { token: string; kind: AccountLinkKind },
  run: (work: UnitOfWork<SystemActor>, found: FoundLink, token: Token) => Promise<Result>,
): Promise<Result> {
  const token = parseToken(value);
  if (token?.kind !== 'session') throw new DomainError('LINK_INVALID');
  return runAsSystem({ ...call, mainOrganizationId: token.mainOrganizationId }, async (work) => {
    const found = await linkById(work, token.id, kind);
    if (!found || found.expiresAt <= work.now) throw new DomainError('LINK_INVALID');
    return run(work, found, token);
  });
}

/** Uses a link up. @throws {DomainError} LINK_INVALID when another call has done so at the same moment */
export async function useUpLink(work: UnitOfWork<SystemActor>, id: string): Promise<void> {
  if (!(await takeLink(work, id))) throw new DomainError('LINK_INVALID');
}
