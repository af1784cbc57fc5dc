import { z } from 'zod';
import { sentMoment } from '../measures/dates.ts';
import type { ProviderKey } from './providers.ts';

const provider = z.enum(['google', 'microsoft', 'oidc']);

export interface BoundAccount {
  provider: ProviderKey;
  boundAt: string;
}

/** The accounts at providers that sign the caller in, at most one of each provider. */
export interface BoundAccounts {
  accounts: BoundAccount[];
  /** false: the person has no password, and the last way to sign in stays */
  mayEnd: boolean;
}

// Named, because the type of all procedures writes out what has no name of its own.
export const boundAccounts: z.ZodType<BoundAccounts> = z
  .object({
    accounts: z.array(z.object({ provider, boundAt: sentMoment() }).meta({ id: 'BoundAccount' })),
    mayEnd: z.boolean(),
  })
  .meta({ id: 'BoundAccounts' });

export type EndBoundAccount = { provider: ProviderKey };
export const endBoundAccount: z.ZodType<EndBoundAccount> = z.object({ provider });
