import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card } from '@zuschlag/ui/layout/card';
import type { ChanceDocument, DocumentRoom } from '@zuschlag/validation/documents/documents';
import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import type { DocumentHit } from '@zuschlag/validation/reading/search';
import { CloudOff, Eye, Files, FileX } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFileSize } from '../../app/files/file-size.ts';
import { useMedia } from '../../app/preferences/use-media.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import type { DocumentsSearch } from './documents-search.ts';
import { DocumentRow } from './list/document-row.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useReadings } from './reading/use-readings.ts';
import { DocumentSearch } from './search/document-search.tsx';
import { AddDocuments } from './uploads/add-documents.tsx';
import { byFolder, useDocuments } from './use-documents.ts';

/** The documents of a Chance: the list by folder, the way to add some, and beside it what stands in the open one. */
export function DocumentsScreen({ search }: { search: DocumentsSearch }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const size = useFileSize();
  const query = useDocuments(chanceId);
  const { data: room } = trpc.documents.room.useQuery({ chanceId });
  const isWide = useMedia('(min-width: 64rem)');
  const documents = query.data;
  const readings = useReadings(chanceId);
  const navigate = useNavigate({ from: '/tender/$tenderId/documents' });
  const openHit = ({ documentId, part, passage }: DocumentHit) =>
    void navigate({ search: { document: documentId, page: part, passage }, resetScroll: false });
  const open = documents?.find(({ id }) => id === search.document);
  if (open && !isWide)
    return (
      <div className="p-4 max-sm:p-2">
        <PreviewPane key={open.id} one={open} search={search} isAlone />
      </div>
    );
  const hasPreview = isWide && documents !== undefined && documents.length > 0;
  return (
    <div
      className={`grid items-start gap-4 p-6 max-sm:p-4 ${hasPreview ? 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-[70rem] grid-cols-[minmax(0,1fr)]'}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="font-semibold text-16">{t`Dokumente`}</h2>
          {room ? (
            <p className="tnum text-12 text-ink-3">{t`Speicher Ihres Unternehmens: ${size(room.used)} von ${size(room.quota)}`}</p>
          ) : null}
        </div>
        {room?.mayAdd && documents ? <AddDocuments chanceId={chanceId} documents={documents} /> : null}
        {documents && documents.length > 0 ? (
          <DocumentSearch chanceId={chanceId} documents={documents} readings={readings ?? []} onOpen={openHit} />
        ) : null}
        {query.error && !documents ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Dokumente konnten nicht geladen werden`}
            text={errorMessage(query.error)}
            action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : documents === undefined ? (
          <div role="status" aria-label={t`Die Dokumente werden geladen`}>
            <SkeletonText lines={4} />
          </div>
        ) : (
          <DocumentList documents={documents} room={room} readings={readings ?? []} openId={search.document} />
        )}
      </div>
      {hasPreview ? (
        <div className="sticky top-18">
          {open ? (
            <PreviewPane key={open.id} one={open} search={search} isAlone={false} />
          ) : (
            <Card label={t`Vorschau`}>
              {search.document ? (
                <EmptyState
                  icon={<FileX />}
                  title={t`Dieses Dokument gibt es nicht mehr`}
                  text={t`Es wurde aus der Chance entfernt.`}
                />
              ) : (
                <EmptyState
                  icon={<Eye />}
                  title={t`Vorschau`}
                  text={t`Wählen Sie links ein Dokument, um es hier zu lesen.`}
                />
              )}
            </Card>
          )}
        </div>
      ) : null}
    </div>
  );
}

function DocumentList({
  documents,
  room,
  readings,
  openId,
}: {
  documents: readonly ChanceDocument[];
  room: DocumentRoom | undefined;
  readings: readonly DocumentReading[];
  openId: string | undefined;
}) {
  const { t } = useLingui();
  if (documents.length === 0)
    return (
      <EmptyState
        icon={<Files />}
        title={t`Noch keine Dokumente`}
        text={t`Was zur Ausschreibung gehört, liegt hier für alle bereit, die diese Chance sehen.`}
      />
    );
  return byFolder(documents).map(([folder, inFolder]) => (
    <section key={folder} className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={folder || t`Ohne Ordner`}>
      {folder ? <h3 className="break-words font-semibold">{folder}</h3> : null}
      <Card>
        <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card">
          {inFolder.map((one) => (
            <DocumentRow
              key={one.id}
              one={one}
              room={room}
              reading={readings.find(({ documentId }) => documentId === one.id)}
              isOpen={one.id === openId}
            />
          ))}
        </ul>
      </Card>
    </section>
  ));
}
