import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type AccountLinkKind = 'reset' | 'invitation' | 'portal';
export type FoundLink = {
  userId: number;
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** of the person, null without a password */
  passwordHash: string | null;
  /** the person has shown that the address is theirs */
  emailVerified: boolean;
};

type NewLink = { id: string; userId: number; kind: AccountLinkKind; mailId: string; expiresAt: Date };

export async function insertLink({ actor, db }: TenantDb<Actor>, link: NewLink): Promise<void> {
  await db.accountLink.create({ data: { ...link, mainOrganizationId: actor.mainOrganizationId } });
}

/** @returns whose link it is; null when it is unknown or replaced, or its person was removed */
export async function linkById(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
  kind: AccountLinkKind,
): Promise<FoundLink | null> {
  const link = await db.accountLink.findFirst({
    where: { mainOrganizationId, id, kind, user: { deleted: false } },
    select: {
      userId: true,
      expiresAt: true,
      usedAt: true,
      user: { select: { email: true, passwordHash: true, emailVerified: true } },
    },
  });
  if (!link) return null;
  const { user, ...rest } = link;
  return { ...rest, ...user };
}

/** Uses a link up and removes it. @returns whether it was there; of two at the same moment one gets true */
export async function takeLink({ actor, db }: TenantDb<Actor>, id: string): Promise<boolean> {
  const { count } = await db.accountLink.deleteMany({ where: { mainOrganizationId: actor.mainOrganizationId, id } });
  return count > 0;
}

/** Uses a link up and keeps it until it ends. @returns whether it was still unused; of two at the same moment one gets true */
export async function useLink({ actor, db }: TenantDb<Actor>, id: string, usedAt: Date): Promise<boolean> {
  const { count } = await db.accountLink.updateMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id, usedAt: null },
    data: { usedAt },
  });
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

/** The newest mail of a kind to an address. */
export function lastMailOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  kind: 'passwordReset' | 'invitation',
  recipient: string,
): Promise<{ id: string; createdAt: Date } | null> {
  return db.mail.findFirst({
    where: { mainOrganizationId, kind, recipient: { equals: recipient, mode: 'insensitive' } },
    select: { id: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** @returns whether the person may still get a link by mail, and whether it was invited only so far; null for a removed one */
export function linkedPerson(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  userId: number,
): Promise<{ emailVerified: boolean } | null> {
  return db.user.findFirst({
    where: { mainOrganizationId, id: userId, deleted: false },
    select: { emailVerified: true },
  });
}
