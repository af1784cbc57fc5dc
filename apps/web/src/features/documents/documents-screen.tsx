import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Card } from '@zuschlag/ui/layout/card';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import type { DocumentHit } from '@zuschlag/validation/reading/search';
import { CloudOff, Files } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFileSize } from '../../app/files/file-size.ts';
import { useDownload } from '../../app/files/written-file.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { AddDocuments } from './add-documents.tsx';
import { DocumentRow } from './document-row.tsx';
import { useReadings } from './reading/use-readings.ts';
import { DocumentSearch } from './search/document-search.tsx';

/** The documents of a Chance by folder, and the way to add some. */
export function DocumentsScreen() {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const size = useFileSize();
  const query = trpc.documents.ofChance.useQuery({ chanceId });
  const { data: room } = trpc.documents.room.useQuery({ chanceId });
  const documents = query.data;
  const readings = useReadings(chanceId);
  const download = useDownload();
  const open = ({ documentId }: DocumentHit) => {
    const found = documents?.find(({ id }) => id === documentId);
    if (found) download(found.url, found.fileName);
  };
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold text-16">{t`Dokumente`}</h2>
        {room ? (
          <p className="tnum text-12 text-ink-3">{t`Speicher Ihres Unternehmens: ${size(room.used)} von ${size(room.quota)}`}</p>
        ) : null}
      </div>
      {room?.mayAdd && documents ? <AddDocuments chanceId={chanceId} documents={documents} /> : null}
      {documents && documents.length > 0 ? (
        <DocumentSearch chanceId={chanceId} documents={documents} readings={readings ?? []} onOpen={open} />
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
      ) : documents.length === 0 ? (
        <EmptyState
          icon={<Files />}
          title={t`Noch keine Dokumente`}
          text={t`Was zur Ausschreibung gehört, liegt hier für alle bereit, die diese Chance sehen.`}
        />
      ) : (
        byFolder(documents).map(([folder, inFolder]) => (
          <section key={folder} className="grid gap-2" aria-label={folder || t`Ohne Ordner`}>
            {folder ? <h3 className="break-words font-semibold">{folder}</h3> : null}
            <Card>
              <ul className="grid px-4">
                {inFolder.map((one) => (
                  <DocumentRow
                    key={one.id}
                    one={one}
                    room={room}
                    reading={readings?.find(({ documentId }) => documentId === one.id)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))
      )}
    </div>
  );
}

/** The folders in the order of their names, those at the top first. */
function byFolder(documents: readonly ChanceDocument[]): [string, ChanceDocument[]][] {
  const folders = Map.groupBy(documents, ({ folder }) => folder);
  return [...folders].sort(([one], [other]) => one.localeCompare(other, 'de', { numeric: true }));
}
