import { useLingui } from '@lingui/react/macro';
import { mailHeadMessages } from '@zuschlag/i18n/documents/document-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { Download } from 'lucide-react';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { useEffect, useState } from 'react';
import { useFileSize } from '../../../app/files/file-size.ts';
import { saveBytes } from '../../../app/files/file-transfer.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { SandboxedHtml } from './sandboxed-html.tsx';

/** A mail: who wrote what to whom and when, its text, and its attachments for download. */
export function MailView({ bytes, name, onFailed }: { bytes: Uint8Array; name: string; onFailed: () => void }) {
  const { t } = useLingui();
  const { dateTime, locale } = useFormat();
  const [mail, setMail] = useState<Email | null>(null);
  useEffect(() => {
    let isOver = false;
    PostalMime.parse(bytes).then(
      (parsed) => {
        if (!isOver) setMail(parsed);
      },
      () => {
        if (!isOver) onFailed();
      },
    );
    return () => {
      isOver = true;
    };
  }, [bytes, onFailed]);
  if (!mail) return <PreviewSkeleton />;
  const date = mail.date && !Number.isNaN(Date.parse(mail.date)) ? dateTime(new Date(mail.date).toISOString()) : null;
  const facts = [
    ['from', mail.from ? addressText(mail.from) : null],
    ['to', mail.to?.map(addressText).join(', ') ?? null],
    ['copy', mail.cc?.map(addressText).join(', ') ?? null],
    ['date', date],
    ['subject', mail.subject ?? null],
  ] as const;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b px-4 py-3 text-13">
        {facts.map(([part, value]) =>
          value ? (
            <div key={part} className="contents">
              <dt className="text-ink-3">{mailHeadMessages[part][locale]}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {mail.attachments.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2 border-b px-4 py-2" aria-label={t`Anhänge`}>
          {mail.attachments.map((attachment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: attachments may share a name; they never change.
            <li key={index}>
              <AttachmentButton attachment={attachment} />
            </li>
          ))}
        </ul>
      )}
      <div className="min-h-0 flex-1">
        {mail.text || !mail.html ? (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it.
            tabIndex={0}
            aria-label={t`Inhalt von ${name}`}
            className="h-full overflow-auto whitespace-pre-wrap break-words p-4 font-sans text-14 focus-visible:ring-focus"
          >
            {mail.text ?? ''}
          </section>
        ) : (
          <SandboxedHtml html={mail.html} title={t`Inhalt von ${name}`} />
        )}
      </div>
    </div>
  );
}

function AttachmentButton({ attachment: { filename, content } }: { attachment: Attachment }) {
  const { t } = useLingui();
  const size = useFileSize();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const name = filename ?? t`Anhang`;
  return (
    <Button size="small" icon={<Download />} onPress={() => saveBytes(bytes, 'application/octet-stream', name)}>
      {`${name} (${size(bytes.length)})`}
    </Button>
  );
}

function addressText(one: Address): string {
  if (one.group) return `${one.name}: ${one.group.map(addressText).join(', ')}`;
  const { name, address = '' } = one;
  return name && address ? `${name} <${address}>` : name || address;
}
