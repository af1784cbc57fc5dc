import { storedMentions } from '@zuschlag/validation/users/mentions';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { listUsersOnChance } from './users.ts';

/**
 * A text about a Chance as it is stored: the names after an `@` of people who may view the Chance become their ids.
 *
 * @throws {DomainError} NOT_FOUND when the caller may not view the Chance
 */
export async function withStoredMentions<Text extends string | null>(
  tenant: TenantDb<UserActor>,
  chanceId: string,
  text: Text,
): Promise<Text | string> {
  if (text === null || !text.includes('@')) return text;
  const people = await listUsersOnChance(tenant, chanceId);
  return storedMentions(
    text,
    people.map(({ organization, ...one }) => ({ ...one, organization: organization.shortName })),
  );
}
