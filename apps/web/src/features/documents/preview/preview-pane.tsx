import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Select } from '@zuschlag/ui/lists/select';
import { endingOf, isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { ArrowLeft, Download, Eye, GitCompare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useDownload } from '../../../app/files/written-file.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ReleaseChangesView } from '../changes/release-changes.tsx';
import type { DocumentsSearch } from '../documents-search.ts';
import { DocumentPreview, type ShownFile } from './document-preview.tsx';

/** The open document beside the list, or in place of it where there is no room: one of its releases, and what stands in it. */
export function PreviewPane({
  one,
  search,
  isAlone,
}: {
  one: ChanceDocument;
  search: DocumentsSearch;
  isAlone: boolean;
}) {
  const { t } = useLingui();
  const { day } = useFormat();
  const navigate = useNavigate({ from: '/tender/$tenderId/documents' });
  const download = useDownload();
  const { data: versions } = trpc.documents.versions.useQuery({ documentId: one.id }, { enabled: one.version > 1 });
  const chosen = versions?.find(({ id }) => id === search.version);
  const place = trpc.reading.place.useQuery(
    { documentId: one.id, versionId: one.versionId, passage: search.passage ?? 0 },
    // A newer release has other passages: then the page is shown without a mark.
    { enabled: search.passage !== undefined && !search.version, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const isOld = chosen !== undefined && chosen.id !== one.versionId;
  // A release before this one may have had another type.
  const file: ShownFile = isOld
    ? { ...chosen, fileType: (endingOf(chosen.fileName) as ChanceDocument['fileType']) ?? one.fileType }
    : one;
  const number = chosen?.number ?? one.version;
  const show = (wish: Omit<DocumentsSearch, 'document'>) =>
    void navigate({ search: { document: one.id, ...wish }, resetScroll: false });
  const nameOf = ({ number: release, createdAt }: { number: number; createdAt: string }) =>
    t`Fassung ${release} vom ${day(berlinDayOf(new Date(createdAt)))}`;
  const pane = useRef<HTMLElement>(null);
  // In place of the list it would open where the list was scrolled to.
  useEffect(() => {
    if (isAlone) pane.current?.scrollIntoView({ block: 'start' });
  }, [isAlone]);
  return (
    <section
      ref={pane}
      aria-label={t`Vorschau`}
      className="flex scroll-mt-16 h-[calc(100dvh-9rem)] min-h-96 min-w-0 flex-col overflow-hidden rounded-card border bg-surface max-lg:h-[calc(100dvh-9rem)]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 pr-2 pl-4">
        {isAlone ? (
          <IconButton
            label={t`Zurück zur Liste`}
            icon={<ArrowLeft />}
            onPress={() => void navigate({ search: {}, resetScroll: false })}
          />
        ) : null}
        <h3 className="min-w-32 flex-1 truncate font-semibold" title={file.fileName}>
          {file.fileName}
        </h3>
        {isReadable(file.scan) ? (
          <span className="sm:order-last">
            <IconButton
              label={t`Herunterladen`}
              icon={<Download />}
              onPress={() => download(file.url, file.fileName)}
            />
          </span>
        ) : null}
        {versions && versions.length > 1 ? (
          <div className="w-56">
            <Select
              label={t`Fassung`}
              isLabelHidden
              tone="quiet"
              items={versions.map((version) => ({ id: version.id, label: nameOf(version) }))}
              value={chosen?.id ?? one.versionId}
              onChange={(version) => show({ version: version === one.versionId ? undefined : version })}
            />
          </div>
        ) : null}
        {number > 1 ? (
          <Button
            size="small"
            variant="ghost"
            icon={search.changes ? <Eye /> : <GitCompare />}
            onPress={() => show({ version: search.version, ...(search.changes ? {} : { changes: true }) })}
          >
            {search.changes ? t`Inhalt` : t`Änderungen`}
          </Button>
        ) : null}
      </header>
      {isOld ? <Banner tone="warn" place="edge">{t`Sie sehen eine frühere Fassung.`}</Banner> : null}
      <div className="flex min-h-0 flex-1 flex-col">
        {search.changes && number > 1 ? (
          <ReleaseChangesView
            documentId={one.id}
            versionId={chosen?.id ?? one.versionId}
            isPdf={file.fileType === 'pdf'}
            onOpenPage={(page) => show({ version: search.version, page })}
          />
        ) : (
          <DocumentPreview file={file} startPage={search.page} place={place.data} />
        )}
      </div>
    </section>
  );
}
