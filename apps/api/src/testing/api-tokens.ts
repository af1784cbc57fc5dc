import type { Database } from '@zuschlag/db/client';
import type { TokenScope } from '@zuschlag/validation/accounts/api-tokens';
import type { UserActor } from '../actor.ts';
import { insertApiToken } from '../features/accounts/tokens/api-tokens.store.ts';
import { newToken } from '../features/accounts/tokens/tokens.ts';
import { as } from './scenario.ts';

/** Creates a token of a user that is valid today, without the limit on tokens. @returns its id and its secret */
export async function anApiToken(
  database: Database,
  actor: UserActor,
  name = 'Für Programme',
  scope: TokenScope = 'all',
): Promise<{ id: string; secret: string }> {
  const { id, value: secret } = newToken(actor.mainOrganizationId, 'api');
  await as({ database }, actor, (work) =>
    insertApiToken(work, { id, name, prefix: secret.slice(0, 12), createdAt: work.now, expiresOn: work.today, scope }),
  );
  return { id, secret };
}
