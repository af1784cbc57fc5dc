import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { documentTypeMessages, knowledgeBaseMessages, scanMessages } from '@zuschlag/i18n/documents/document-messages';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument, DocumentRoom } from '@zuschlag/validation/documents/documents';
import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import { BookCheck, FileSpreadsheet, FileText, LoaderCircle, Mail, ShieldAlert } from 'lucide-react';
import { useFileSize } from '../../../app/files/file-size.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ReadingLine } from '../reading/reading-line.tsx';
import { isChanging } from '../use-documents.ts';
import { DocumentMenu } from './document-menu.tsx';

const icons = {
  pdf: FileText,
  docx: FileText,
  txt: FileText,
  xlsx: FileSpreadsheet,
  eml: Mail,
  xml: FileText,
} as const;

/** One document: what it is, its state in the knowledge base, and what the person may do with it. */
export function DocumentRow({
  one,
  room,
  reading,
  isOpen,
}: {
  one: ChanceDocument;
  room: DocumentRoom | undefined;
  reading: DocumentReading | undefined;
  isOpen: boolean;
}) {
  const { t } = useLingui();
  const { locale, dateTime } = useFormat();
  const size = useFileSize();
  const Icon = icons[one.fileType];
  const facts = [
    documentTypeMessages[one.type][locale],
    size(one.size),
    one.version > 1 ? t`Fassung ${one.version}` : null,
    dateTime(one.changedAt),
  ].filter((fact) => fact !== null);
  return (
    <li
      className={`relative flex items-start gap-3 border-b px-4 py-2 last:border-b-0 ${isOpen ? 'bg-active' : 'hover:bg-hover'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <Link
          to="/tender/$tenderId/documents"
          params={{ tenderId: one.chanceId }}
          search={{ document: one.id }}
          resetScroll={false}
          aria-current={isOpen ? 'true' : undefined}
          // The whole line opens it; its menu lies above.
          className="break-words font-medium after:absolute after:inset-0 focus-visible:after:ring-focus"
        >
          {one.fileName}
        </Link>
        <p className="tnum text-12 text-ink-3">{facts.join(' · ')}</p>
        {isReadable(one.scan) ? null : (
          <p
            className={`flex items-center gap-1 text-12 ${one.scan === 'infected' ? 'text-danger-text' : 'text-ink-3'}`}
          >
            <ShieldAlert aria-hidden="true" className="size-3.5 shrink-0" />
            {scanMessages[one.scan][locale]}
          </p>
        )}
        {one.fileType === 'pdf' && one.status !== 'NOT_IN_KNOWLEDGE_BASE' ? (
          <p className="flex items-center gap-1 text-12 text-ink-3">
            {isChanging(one.status) ? (
              <LoaderCircle aria-hidden="true" className="size-3.5 animate-spin" />
            ) : (
              <BookCheck aria-hidden="true" className="size-3.5" />
            )}
            {knowledgeBaseMessages[one.status][locale]}
          </p>
        ) : null}
        <div className="relative w-fit">
          <ReadingLine one={one} reading={reading} room={room} />
        </div>
      </div>
      <div className="relative">
        <DocumentMenu one={one} room={room} />
      </div>
    </li>
  );
}
