import MsgReader, { type FieldsData } from '@kenjiuno/msgreader';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { longestFileName } from '@zuschlag/validation/wire/file-limits';
import type { Member } from './member.ts';

/** The attachments of a mail of Outlook, and the mail itself as a text. */
export async function msgMembers(file: File): Promise<Member[] | { problem: DocumentProblem }> {
  try {
    const reader = new MsgReader(await file.arrayBuffer());
    const mail = reader.getFileData();
    if (mail.error) return { problem: 'DAMAGED' };
    const attachments = (mail.attachments ?? []).map((attachment): Member => {
      const { fileName, content } = reader.getAttachment(attachment);
      const name = fileName.split(/[/\\]/).at(-1) ?? fileName;
      return { name, folder: '', size: content.length, read: async () => new Blob([content.slice()]) };
    });
    const text = textOf(mail);
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

function textOf({ subject, senderName, senderSmtpAddress, recipients, messageDeliveryTime, body }: FieldsData): string {
  const to = (recipients ?? []).map(({ name, smtpAddress }) => [name, smtpAddress && `<${smtpAddress}>`]);
  const lines = [
    ['Von', [senderName, senderSmtpAddress && `<${senderSmtpAddress}>`].filter(Boolean).join(' ')],
    ['An', to.map((one) => one.filter(Boolean).join(' ')).join(', ')],
    ['Datum', messageDeliveryTime],
    ['Betreff', subject],
  ];
  const head = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return `${head.join('\n')}\n\n${body ?? ''}`;
}
