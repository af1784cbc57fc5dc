import type { SystemActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import type { StoredMail } from './mail.store.ts';

/**
 * Makes the secret of a mail at the moment it is sent, so that the outbox keeps none.
 *
 * @returns the path of the web that the mail opens; null: the mail is out of date and is not sent
 */
export type MailLink = (work: UnitOfWork<SystemActor>, mail: StoredMail) => Promise<string | null>;
/** The mails that carry a secret. */
export type MailLinks = { readonly [kind: string]: MailLink | undefined };
