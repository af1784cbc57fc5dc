import { mailText } from '@zuschlag/i18n/messages/mails';
import type { SystemActor } from '../actor.ts';
import type { TenantDb, UnitOfWork } from '../context.ts';
import { readFileContent } from '../files/read-file.ts';
import { type CallOrigin, runAsSystem } from '../transaction.ts';
import { mailById, markDelivery, mayMailMargins, type StoredMail } from './mail.store.ts';
import { htmlMail, plainMail } from './mail-layout.ts';
import type { MailLinks } from './mail-link.ts';
import type { MailTransport } from './smtp-transport.ts';

export type MailDelivery = {
  /** null: mails stay in the outbox */
  transport: MailTransport | null;
  /** where people reach the product */
  publicUrl: string;
  /** what makes the secrets of mails that carry one */
  links?: MailLinks;
};

/**
 * Hands a mail of the outbox to the transport. Nothing is sent inside a transaction; a crash between sending and noting
 * it sends a second copy with the same Message-ID.
 */
export async function deliverMail(
  origin: CallOrigin,
  { transport, publicUrl, links = {} }: MailDelivery,
  id: string,
): Promise<void> {
  if (!transport) return;
  const found = await runAsSystem(origin, async (work) => {
    const stored = await mailById(work, id);
    if (!stored || stored.deliveredAt || stored.refusedAt) return null;
    const mail = await withLink(work, stored, links);
    return mail && { mail, attachment: await attachmentOf(work, mail), hasMargin: await mayMailMargins(work) };
  });
  if (!found) return;
  const { mail, attachment } = found;
  try {
    const words = wordsOf(mail, publicUrl, { hasMargin: found.hasMargin });
    await transport.send({ id, to: mail.recipient, attachment, headers: headersOf(mail, publicUrl), ...words });
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const refused = isRefusal(error) ? { refusedAt: new Date() } : {};
    await runAsSystem(origin, (work) => markDelivery(work, id, { lastError, ...refused }));
    if (refused.refusedAt) return;
    throw error;
  }
  await runAsSystem(origin, (work) => markDelivery(work, id, { deliveredAt: work.now }));
}

/** The mail with the secret that it carries. @returns null when the mail is out of date */
export async function withLink(
  work: UnitOfWork<SystemActor>,
  mail: StoredMail,
  links: MailLinks,
): Promise<StoredMail | null> {
  const linkOf = links[mail.kind];
  if (!linkOf) return mail;
  const link = await linkOf(work, mail);
  return link === null ? null : { ...mail, parameters: { ...mail.parameters, link } };
}

/** The file that a mail brings; a mail whose file is gone still leads to its page. */
async function attachmentOf(
  tenant: TenantDb,
  { parameters }: StoredMail,
): Promise<{ filename: string; content: Buffer } | undefined> {
  if (!('fileId' in parameters)) return undefined;
  const content = await readFileContent(tenant, parameters.fileId);
  return content ? { filename: parameters.fileName, content } : undefined;
}

export type MailWords = { subject: string; text: string; html: string };

/** The text of a mail, plain and as HTML; user input is escaped in both. */
export function wordsOf(
  mail: Pick<StoredMail, 'kind' | 'language' | 'parameters'>,
  publicUrl: string,
  options: { hasMargin: boolean } = { hasMargin: false },
): MailWords {
  const words = mailText(mail.kind, mail.language, mail.parameters, options);
  const linkTo = (path: string) => new URL(path, publicUrl).href;
  const stop = unsubscribeLink(mail, publicUrl);
  return {
    subject: words.subject.replace(/\s+/g, ' '),
    text: plainMail(words, linkTo, stop),
    html: htmlMail(words, { language: mail.language, linkTo, stop }),
  };
}

/** Where the recipient stops such mails without signing in; null for mails that ask for an act. */
function unsubscribeLink({ language, parameters }: Pick<StoredMail, 'language' | 'parameters'>, publicUrl: string) {
  if (!('unsubscribe' in parameters) || parameters.unsubscribe === null) return null;
  const url = new URL('/unsubscribe', publicUrl);
  url.searchParams.set('token', parameters.unsubscribe);
  url.searchParams.set('language', language);
  return url.href;
}

/** One-click unsubscription, which the reader of the mails offers beside the sender. @source RFC 8058 */
function headersOf(mail: StoredMail, publicUrl: string): { [name: string]: string } {
  const link = unsubscribeLink(mail, publicUrl);
  return link ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

/** A mail server that answers with a number from 500 on refuses for good. @source RFC 5321, 4.2.1 */
function isRefusal(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : null;
  return typeof code === 'number' && code >= 500;
}
