import type {
  OrganizationToken,
  organizationTokenList,
  organizationTokenPage,
} from '@zuschlag/validation/accounts/api-tokens';
import { z } from 'zod';
import { isOfMainOrganization } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { authorize } from '../../../policy/authorize.ts';
import { apiTokenRules, personalRules } from '../accounts.policy.ts';
import { nameOf } from '../sign-in.ts';
import { storeRevocation } from './api-tokens.store.ts';
import { toApiToken } from './api-tokens.ts';
import { type OwnedToken, tokensOfOrganizations } from './organization-tokens.store.ts';
import { isTokenId } from './tokens.ts';

const position = z.tuple([z.iso.datetime(), z.string().max(100)]);

/**
 * The tokens of all people of an organization, the newest first: for a Manager of the main organization those of every
 * organization, for another Manager those of the own one. What made and what ended a token stands in its line.
 *
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function listOrganizationTokens(
  work: UnitOfWork,
  { state, first, after }: z.output<typeof organizationTokenList>,
): Promise<z.output<typeof organizationTokenPage>> {
  const { actor, today } = work;
  authorize(actor, personalRules.manageApiTokens, null);
  const organizationId = isOfMainOrganization(actor) ? null : actor.organizationId;
  const before = decodeCursor(after, () => position);
  const tokens = await tokensOfOrganizations(work, { organizationId, state, today, before, limit: first + 1 });
  return pageOfRows(
    tokens,
    first,
    (token) => shown(token, today),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  );
}

/**
 * Revokes a token of another person, for example after that person left. A second time changes nothing.
 *
 * @throws {DomainError} NOT_FOUND for a token of another tenant
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the owner's organization or of the main one
 */
export async function revokeOrganizationToken(work: UnitOfWork, id: string): Promise<OrganizationToken> {
  const token = await requireToken(work, id);
  authorize(work.actor, apiTokenRules.revoke, { organizationId: token.owner.organizationId });
  if (token.revokedAt) return shown(token, work.today);
  await storeRevocation(work, id, work.now);
  const { expiresOn, owner } = token;
  const before = { expiresOn, ownerId: owner.id };
  await work.audit({ entity: 'apiToken', entityId: nameOf(id), action: 'revoke', before });
  return shown(await requireToken(work, id), work.today);
}

async function requireToken(work: UnitOfWork, id: string): Promise<OwnedToken> {
  const [token] = isTokenId(id) ? await tokensOfOrganizations(work, { id, limit: 1 }) : [];
  if (!token) throw new DomainError('NOT_FOUND');
  return token;
}

function shown({ owner, revokedBy, ...token }: OwnedToken, today: string): OrganizationToken {
  return { ...toApiToken(token, today), owner, revokedBy };
}
