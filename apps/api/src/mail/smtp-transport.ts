import { createTransport } from 'nodemailer';

/** One mail, ready to go. The id becomes its Message-ID, so that a second copy is known as one. */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: { filename: string; content: Buffer };
  headers?: { [name: string]: string };
};

/** The transport of mails. */
export type MailTransport = {
  /** @throws when the server does not take it */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** A mail server reached by SMTP. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, attachment, ...mail }) {
      const attachments = attachment ? [attachment] : [];
      await transport.sendMail({ ...mail, attachments, messageId: `<${id}@${domain}>` });
    },
    close: () => transport.close(),
  };
}
