import type { Locale } from '@zuschlag/i18n/locales';
import type { MailKind, MailParameters } from '@zuschlag/i18n/messages/mails';
import { limits } from '@zuschlag/validation/limits';
import type { Actor, SystemActor } from '../actor.ts';
import type { TenantDb, UnitOfWork } from '../context.ts';
import { addJob } from '../jobs/queue.store.ts';
import { deleteMails, insertMail } from './mail.store.ts';

/** A mail before it has words. `link` is a path of the web: where the product is reached is known at delivery only. */
export type NewMail<Kind extends MailKind> = {
  kind: Kind;
  recipient: string;
  language: Locale;
  parameters: MailParameters[Kind];
};

/** Puts a mail into the outbox, in the transaction of what it tells about. */
export async function sendMail<Kind extends MailKind>(tenant: TenantDb<Actor>, mail: NewMail<Kind>): Promise<void> {
  const mailId = await insertMail(tenant, mail);
  await addJob(tenant, 'deliver-mail', { mailId });
}

/** Deletes mails whose period is over, and writes into the trail how many. */
export async function forgetOldMails(work: UnitOfWork<SystemActor>): Promise<void> {
  const before = (days: number) => ({ lt: new Date(work.now.getTime() - days * 86_400_000) });
  const delivered = await deleteMails(work, { deliveredAt: before(limits.deliveredMailDays) });
  const refused = await deleteMails(work, { refusedAt: before(limits.refusedMailDays) });
  if (delivered + refused === 0) return;
  const entityId = work.actor.mainOrganizationId;
  await work.audit({ entity: 'mail', entityId, action: 'forgetMails', after: { delivered, refused } });
}
