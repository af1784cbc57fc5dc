import MsgReader, { type FieldsData } from '@kenjiuno/msgreader';
import { mailHeadMessages } from '@zuschlag/i18n/documents/document-messages';
import type { Locale } from '@zuschlag/i18n/locales';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { longestFileName } from '@zuschlag/validation/wire/file-limits';
import type { Member } from './member.ts';

/** The attachments of a mail of Outlook, and the mail itself as a text with its head in the language of the person. */
export async function msgMembers(file: File, locale: Locale): Promise<Member[] | { problem: DocumentProblem }> {
  try {
    const reader = new MsgReader(await file.arrayBuffer());
    const mail = reader.getFileData();
    if (mail.error) return { problem: 'DAMAGED' };
    const attachments = (mail.attachments ?? []).map((attachment): Member => {
      const { fileName, content } = reader.getAttachment(attachment);
      const name = fileName.split(/[/\\]/).at(-1) ?? fileName;
      return { name, folder: '', size: content.length, read: async () => new Blob([content.slice()]) };
    });
    const text = textOf(mail, locale);
    const size = new Blob([text]).size;
    return [{ name: nameOf(mail, file), folder: '', size, read: async () => new Blob([text]) }, ...attachments];
  } catch {
    return { problem: 'DAMAGED' };
  }
}

function nameOf({ subject }: FieldsData, file: File): string {
  const plain = (subject || file.name.replace(/\.msg$/i, '')).replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').trim();
  return `${[...(plain || 'Mail')].slice(0, longestFileName - 4).join('')}.txt`;
}

function textOf(mail: FieldsData, locale: Locale): string {
  const { subject, senderName, senderSmtpAddress, recipients, messageDeliveryTime, body } = mail;
  const isCopied = ({ recipType }: FieldsData) => recipType === 'cc';
  const named = (all: FieldsData[]) =>
    all.map(({ name, smtpAddress }) => [name, smtpAddress && `<${smtpAddress}>`].filter(Boolean).join(' ')).join(', ');
  const everybody = recipients ?? [];
  const lines = [
    ['from', [senderName, senderSmtpAddress && `<${senderSmtpAddress}>`].filter(Boolean).join(' ')],
    ['to', named(everybody.filter((one) => !isCopied(one)))],
    ['copy', named(everybody.filter(isCopied))],
    ['date', messageDeliveryTime],
    ['subject', subject],
  ] as const;
  const head = lines.flatMap(([part, value]) => (value ? [`${mailHeadMessages[part][locale]}: ${value}`] : []));
  return `${head.join('\n')}\n\n${body ?? ''}`;
}
