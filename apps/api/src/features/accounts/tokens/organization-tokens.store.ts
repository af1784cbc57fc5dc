import type { Person } from '@zuschlag/validation/users/users';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';
import { personSelect, toPerson } from '../../users/person.ts';
import { type StoredApiToken, toStoredApiToken } from './api-tokens.store.ts';

/** A token with its owner and who revoked it. */
export type OwnedToken = StoredApiToken & {
  owner: Person;
  revokedBy: Person | null;
};

type Wish = { limit: number } & (
  | { id: string }
  | {
      /** null: every organization of the tenant */
      organizationId: number | null;
      state: 'good' | 'over';
      today: string;
      /** the moment and the id of the last token of the page before */
      before: readonly [string, string] | null;
    }
);

/** Tokens of people who are still there, the newest first. */
export async function tokensOfOrganizations({ actor, db }: TenantDb<UserActor>, wish: Wish): Promise<OwnedToken[]> {
  const rows = await db.apiToken.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, user: { deleted: false }, ...conditionsOf(wish) },
    include: { user: { select: personSelect }, revokedBy: { select: personSelect } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: wish.limit,
  });
  return rows.map(({ user, revokedBy, ...token }) => ({
    ...toStoredApiToken(token),
    owner: toPerson(user),
    revokedBy: revokedBy && toPerson(revokedBy),
  }));
}

function conditionsOf(wish: Wish) {
  if ('id' in wish) return { id: wish.id };
  const { organizationId, state, today, before } = wish;
  const day = dateOf(today);
  const isGood = { revokedAt: null, expiresOn: { gte: day } };
  const isOver = { OR: [{ NOT: { revokedAt: null } }, { expiresOn: { lt: day } }] };
  const at = before && new Date(before[0]);
  const isOlder = before && at ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: before[1] } }] } : {};
  return {
    AND: [state === 'good' ? isGood : isOver, isOlder],
    ...(organizationId === null ? {} : { user: { deleted: false, organizationId } }),
  };
}
