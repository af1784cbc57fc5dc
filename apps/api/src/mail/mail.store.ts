import type { Locale } from '@zuschlag/i18n/locales';
import type { MailKind, MailParameters } from '@zuschlag/i18n/messages/mails';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

export type StoredMail = {
  id: string;
  kind: MailKind;
  recipient: string;
  language: Locale;
  parameters: MailParameters[MailKind];
  createdAt: Date;
  deliveredAt: Date | null;
  lastError: string | null;
  /** the mail server refused it for good */
  refusedAt: Date | null;
};

export async function insertMail(
  { actor, db }: TenantDb<Actor>,
  mail: Pick<StoredMail, 'kind' | 'recipient' | 'language' | 'parameters'>,
): Promise<string> {
  const { id } = await db.mail.create({ data: { ...mail, mainOrganizationId: actor.mainOrganizationId } });
  return id;
}

export async function mailById({ actor, db }: TenantDb<Actor>, id: string): Promise<StoredMail | null> {
  const row = await db.mail.findFirst({ where: { mainOrganizationId: actor.mainOrganizationId, id } });
  return row && toStoredMail(row);
}

type MailRow = Omit<StoredMail, 'kind' | 'language' | 'parameters'> & {
  kind: string;
  language: string;
  parameters: unknown;
};

/** Only `insertMail` writes these columns, and it is typed. */
function toStoredMail({ id, recipient, createdAt, deliveredAt, lastError, refusedAt, ...words }: MailRow): StoredMail {
  const { kind, language, parameters } = words as Pick<StoredMail, 'kind' | 'language' | 'parameters'>;
  return { id, kind, recipient, language, parameters, createdAt, deliveredAt, lastError, refusedAt };
}

/** @returns the newest mails to an address, newest first */
export async function mailsTo({ actor, db }: TenantDb<Actor>, recipient: string, limit: number): Promise<StoredMail[]> {
  const rows = await db.mail.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, recipient: { equals: recipient, mode: 'insensitive' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return rows.map(toStoredMail);
}

export async function markDelivery(
  { actor, db }: TenantDb<Actor>,
  id: string,
  outcome: { deliveredAt: Date } | { lastError: string; refusedAt?: Date },
): Promise<void> {
  await db.mail.updateMany({ where: { mainOrganizationId: actor.mainOrganizationId, id }, data: outcome });
}

/** @returns how many mails went */
export async function deleteMails(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  where: { deliveredAt: { lt: Date } } | { refusedAt: { lt: Date } },
): Promise<number> {
  return (await db.mail.deleteMany({ where: { mainOrganizationId, ...where } })).count;
}

export async function hasMails({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<boolean> {
  return (await db.mail.findFirst({ where: { mainOrganizationId }, select: { id: true } })) !== null;
}

/** Whether the tenant lets mails name the margin that is to be approved. */
export async function mayMailMargins({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<boolean> {
  const settings = await db.tenantSettings.findUnique({
    where: { mainOrganizationId },
    select: { marginInMails: true },
  });
  return settings?.marginInMails ?? false;
}
