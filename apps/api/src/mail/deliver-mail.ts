import { mailText } from '@zuschlag/i18n/messages/mails';
import type { TenantDb } from '../context.ts';
import { readFileContent } from '../files/store-file.ts';
import { type CallOrigin, runAsSystem } from '../transaction.ts';
import { mailById, markDelivery, type StoredMail } from './mail.store.ts';
import type { MailTransport } from './smtp-transport.ts';

export type MailDelivery = {
  /** null: mails stay in the outbox */
  transport: MailTransport | null;
  /** where people reach the product */
  publicUrl: string;
};

/**
 * Hands a mail of the outbox to the transport. Nothing is sent inside a transaction; a crash between sending and noting
 * it sends a second copy with the same Message-ID.
 */
export async function deliverMail(
  origin: CallOrigin,
  { transport, publicUrl }: MailDelivery,
  id: string,
): Promise<void> {
  if (!transport) return;
  const found = await runAsSystem(origin, async (work) => {
    const mail = await mailById(work, id);
    return mail && { mail, attachment: await attachmentOf(work, mail) };
  });
  if (!found || found.mail.deliveredAt) return;
  const { mail, attachment } = found;
  try {
    await transport.send({ id, to: mail.recipient, attachment, ...wordsOf(mail, publicUrl) });
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await runAsSystem(origin, (work) => markDelivery(work, id, { lastError }));
    throw error;
  }
  await runAsSystem(origin, (work) => markDelivery(work, id, { deliveredAt: work.now }));
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
export function wordsOf(mail: Pick<StoredMail, 'kind' | 'language' | 'parameters'>, publicUrl: string): MailWords {
  const link = new URL(mail.parameters.link, publicUrl).href;
  const { subject, paragraphs, action } = mailText(mail.kind, mail.language, mail.parameters);
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: [...paragraphs, `${action}: ${link}`].join('\n\n'),
    html: `<!doctype html>\n<html lang="${mail.language}">\n<body>\n${body}\n<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>\n</body>\n</html>`,
  };
}

export function escapeHtml(value: string): string {
  const entities: { [character: string]: string } = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
