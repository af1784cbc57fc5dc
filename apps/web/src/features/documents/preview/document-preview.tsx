import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  documentErrorMessages,
  documentProblemMessages,
  scanMessages,
} from '@zuschlag/i18n/documents/document-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { type DocumentFileType, isReadable, type ScanState } from '@zuschlag/validation/documents/document-vocabulary';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { Download, ExternalLink, FileX, RotateCcw, ShieldAlert } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { fetchFile } from '../../../app/files/file-transfer.ts';
import { useDownload } from '../../../app/files/written-file.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import type { Pointing } from './workbook/cell-button.tsx';

/** One release of a document, as far as showing it goes. */
export type ShownFile = { fileName: string; url: string; fileType: DocumentFileType; scan: ScanState };
type ViewProps = {
  bytes: Uint8Array;
  name: string;
  startPage?: number;
  /** words to mark, where the format has places */
  place?: DocumentPlace;
  /** picks cells, where the format has cells */
  pointing?: Pointing;
  onFailed: () => void;
};

// Each is fetched when the first file of its kind is opened.
const views: { readonly [type in DocumentFileType]: ComponentType<ViewProps> } = {
  pdf: latePart(async () => (await import('./pdf/pdf-view.tsx')).PdfView),
  docx: latePart(async () => (await import('./docx-view.tsx')).DocxView),
  eml: latePart(async () => (await import('./mail-view.tsx')).MailView),
  xlsx: latePart(async () => (await import('./workbook/workbook-view.tsx')).WorkbookView),
  txt: latePart(async () => (await import('./text-view.tsx')).TextView),
  xml: latePart(async () => (await import('./text-view.tsx')).TextView),
};

/** Shows what stands in a document, as far as a browser can; otherwise it says why not, and offers the file. */
export function DocumentPreview({
  file,
  startPage,
  place,
  pointing,
}: {
  file: ShownFile;
  startPage?: number;
  place?: DocumentPlace;
  pointing?: Pointing;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const { fileName, url, fileType, scan } = file;
  const [failed, setFailed] = useState<string | null>(null);
  const onFailed = useCallback(() => setFailed(url), [url]);
  const View = views[fileType];
  const content = useQuery({
    queryKey: ['document-content', url],
    queryFn: ({ signal }) => fetchFile(url, signal),
    enabled: isReadable(scan),
    // A release never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const bytes = content.data;
  if (!isReadable(scan)) {
    const why = documentErrorMessages[scan === 'infected' ? 'FILE_INFECTED' : 'SCAN_PENDING'];
    return <Refusal icon={<ShieldAlert />} title={scanMessages[scan][locale]} text={why[locale]} />;
  }
  if (failed === url)
    return (
      <Refusal
        icon={<FileX />}
        title={fileType === 'pdf' ? t`Dieses PDF lässt sich nicht anzeigen` : t`Diese Datei lässt sich nicht anzeigen`}
        text={documentProblemMessages.DAMAGED[locale]}
        file={file}
      >
        {fileType === 'pdf' && bytes ? (
          <Button icon={<ExternalLink />} onPress={() => openOutside(bytes)}>{t`Außerhalb öffnen`}</Button>
        ) : null}
      </Refusal>
    );
  if (content.error)
    return (
      <Refusal
        icon={<FileX />}
        title={t`Das Dokument konnte nicht geladen werden`}
        text={errorMessage(content.error) ?? undefined}
        file={file}
      >
        <Button icon={<RotateCcw />} onPress={() => void content.refetch()}>{t`Erneut versuchen`}</Button>
      </Refusal>
    );
  if (!bytes) return <PreviewSkeleton />;
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <View
        key={`${url} ${startPage}`}
        bytes={bytes}
        name={fileName}
        startPage={startPage}
        place={place}
        pointing={pointing}
        onFailed={onFailed}
      />
    </Suspense>
  );
}

function Refusal({
  icon,
  title,
  text,
  file,
  children,
}: {
  icon: ReactNode;
  title: string;
  text?: string;
  /** offered for download */
  file?: ShownFile;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const download = useDownload();
  const acts = (
    <div className="flex flex-wrap justify-center gap-2">
      {children}
      {file ? (
        <Button icon={<Download />} onPress={() => download(file.url, file.fileName)}>{t`Herunterladen`}</Button>
      ) : null}
    </div>
  );
  return (
    <div className="grid h-full place-items-center p-6">
      <EmptyState icon={icon} title={title} text={text} action={acts} />
    </div>
  );
}

/** In a tab of its own, where the browser or another program shows it. */
function openOutside(bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
