import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { isoDay } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { line } from '../wire/text.ts';

/**
 * What a token may do, never more than its owner. `read`: every query, export and event, and no change. `tables`: the
 * configuration tables with their imports and exports, and nothing else. `all`: everything its owner may.
 */
export const tokenScopes = ['read', 'tables', 'all'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A token for programs. It never has more rights than its owner, and it cannot create other tokens. */
export const apiToken = z
  .object({
    id: opaqueId(),
    name: z.string(),
    /** the first characters, by which its owner recognizes it */
    prefix: z.string(),
    scope: z.enum(tokenScopes).meta({ id: 'TokenScope' }),
    createdAt: z.string(),
    /** the last day on which it is valid, Europe/Berlin */
    expiresOn: z.string(),
    lastUsedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;
export const apiTokens = z.object({ tokens: z.array(apiToken) }).meta({ id: 'ApiTokens' });

/** The last day may be at most `limits.apiTokenDays` away. */
export const createApiToken = z.object({ name: line(2, 60), expiresOn: isoDay(), scope: z.enum(tokenScopes) });
/** This answer alone contains `secret`; the database keeps its hash. */
export const createdApiToken = z.object({ token: apiToken, secret: z.string() }).meta({ id: 'CreatedApiToken' });
export const revokeApiToken = z.object({ id: opaqueId() });

/** A token as a Manager sees it: with its owner, and who revoked it. */
export const organizationToken = apiToken
  .extend({
    owner: person,
    revokedBy: person.nullable(),
  })
  .meta({ id: 'OrganizationToken' });
export type OrganizationToken = z.output<typeof organizationToken>;
/** `state`: tokens that open something today, or those that are revoked or expired. */
export const organizationTokenList = z.object({ state: z.enum(['good', 'over']), ...pageInput(100) });
export const organizationTokenPage = pageOf(organizationToken, 'OrganizationToken');
