import type { Chance } from '@zuschlag/validation/chance/chance';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { whereVisible } from '../../policy/visibility.ts';

/** Won Chances like one: how many, and the mean of their margins as a fraction; null without one. */
export type SimilarChances = { count: number; margin: number | null };

/** The won Chances of the same federal state and the same kinds of service that the actor may view. */
export async function similarWonChances(
  { actor, db }: TenantDb<UserActor>,
  { id, description: { province, permanent, mobile, alarm } }: Pick<Chance, 'id' | 'description'>,
): Promise<SimilarChances> {
  const { mainOrganizationId } = actor;
  const alike = { province, permanent, mobile, alarm };
  const { _count, _avg } = await db.chance.aggregate({
    where: { mainOrganizationId, state: 'won', margin: { not: null }, NOT: { id }, ...alike, ...whereVisible(actor) },
    _count: true,
    _avg: { margin: true },
  });
  return { count: _count, margin: _avg.margin === null ? null : Number(_avg.margin) };
}
