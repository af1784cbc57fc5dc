import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { isoDay } from '../measures/dates.ts';
import { text } from '../text.ts';

/** A token for programs. It never has more rights than its owner, and it cannot create other tokens. */
export const apiToken = z
  .object({
    id: opaqueId(),
    name: z.string(),
    /** the first characters, by which its owner recognizes it */
    prefix: z.string(),
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
export const createApiToken = z.object({ name: text(2, 60), expiresOn: isoDay() });
/** This answer alone contains `secret`; the database keeps its hash. */
export const createdApiToken = z.object({ token: apiToken, secret: z.string() }).meta({ id: 'CreatedApiToken' });
export const revokeApiToken = z.object({ id: opaqueId() });
