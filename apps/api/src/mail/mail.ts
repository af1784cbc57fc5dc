import type { Locale } from '@zuschlag/i18n/locales';
import type { MailKind, MailParameters } from '@zuschlag/i18n/messages/mails';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { addJob } from '../jobs/queue.store.ts';
import { insertMail } from './mail.store.ts';

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
