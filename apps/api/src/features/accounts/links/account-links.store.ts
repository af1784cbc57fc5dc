import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type AccountLinkKind = 'reset';
export type FoundLink = { userId: number; email: string; expiresAt: Date };

type NewLink = { id: string; userId: number; kind: AccountLinkKind; mailId: string; expiresAt: Date };

export async function insertLink({ actor, db }: TenantDb<Actor>, link: NewLink): Promise<void> {
  await db.accountLink.create({ data: { ...link, mainOrganizationId: actor.mainOrganizationId } });
}

/** @returns whose link it is; null when it is unknown, used or replaced, or its person was removed */
export async function linkById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  kind: AccountLinkKind,
): Promise<FoundLink | null> {
  const link = await db.accountLink.findFirst({
    where: { mainOrganizationId, id, kind, user: { deleted: false } },
    select: { userId: true, expiresAt: true, user: { select: { email: true } } },
  });
  return link && { userId: link.userId, expiresAt: link.expiresAt, email: link.user.email };
}

/** Uses a link up. @returns whether it was there; of two at the same moment one gets true */
export async function takeLink({ actor, db }: TenantDb<Actor>, id: string): Promise<boolean> {
  const { count } = await db.accountLink.deleteMany({ where: { mainOrganizationId: actor.mainOrganizationId, id } });
  return count > 0;
}

/** Ends the links of a person. @param ofOtherMails those that this mail does not carry; left out: all */
export async function endLinks(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { userId, kind, ofOtherMails }: { userId: number; kind: AccountLinkKind; ofOtherMails?: string },
): Promise<void> {
  const mails = ofOtherMails === undefined ? {} : { mailId: { not: ofOtherMails } };
  await db.accountLink.deleteMany({ where: { mainOrganizationId, userId, kind, ...mails } });
}

export async function deleteExpiredLinks({ actor, db }: TenantDb<Actor>, now: Date): Promise<void> {
  await db.accountLink.deleteMany({
    where: { mainOrganizationId: actor.mainOrganizationId, expiresAt: { lte: now } },
  });
}
