import { useLingui } from '@lingui/react/macro';
import { documentTypeMessages, knowledgeBaseMessages, scanMessages } from '@zuschlag/i18n/documents/document-messages';
import { Button } from '@zuschlag/ui/actions/button';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument, DocumentRoom } from '@zuschlag/validation/documents/documents';
import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useFileSize } from '../../app/files/file-size.ts';
import { useDownload } from '../../app/files/written-file.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';
import { ReadingLine } from './reading/reading-line.tsx';

type Props = { one: ChanceDocument; room: DocumentRoom | undefined; reading: DocumentReading | undefined };

/** One document: what it is, its state in the knowledge base, and what the person may do with it. */
export function DocumentRow({ one, room, reading }: Props) {
  const { t } = useLingui();
  const { locale, dateTime } = useFormat();
  const size = useFileSize();
  const download = useDownload();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const after = {
    onSettled: () => {
      void utils.documents.ofChance.invalidate({ chanceId: one.chanceId });
      void utils.documents.room.invalidate({ chanceId: one.chanceId });
    },
    onError: (error: unknown) => showError(error),
  };
  const remove = trpc.documents.remove.useMutation({ ...after, onSuccess: () => setAsking(false) });
  const toKnowledgeBase = trpc.documents.addToKnowledgeBase.useMutation(after);
  const fromKnowledgeBase = trpc.documents.removeFromKnowledgeBase.useMutation(after);
  const facts = [
    documentTypeMessages[one.type][locale],
    size(one.size),
    one.version > 1 ? t`Fassung ${one.version}` : null,
    dateTime(one.changedAt),
    one.fileType === 'pdf' ? knowledgeBaseMessages[one.status][locale] : null,
    one.scan === 'notScanned' ? null : scanMessages[one.scan][locale],
  ].filter((fact) => fact !== null);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b py-2 last:border-b-0">
      <div className="min-w-56 flex-1">
        <p className="break-words font-medium">{one.fileName}</p>
        <p className="tnum text-12 text-ink-3">{facts.join(' · ')}</p>
        <ReadingLine one={one} reading={reading} room={room} />
      </div>
      {room?.mayChangeKnowledgeBase && one.status === 'NOT_IN_KNOWLEDGE_BASE' && one.fileType === 'pdf' ? (
        <Button
          size="small"
          variant="ghost"
          isPending={toKnowledgeBase.isPending}
          onPress={() => toKnowledgeBase.mutate({ documentId: one.id })}
        >{t`In die Wissensbasis`}</Button>
      ) : null}
      {room?.mayChangeKnowledgeBase && one.status === 'IN_KNOWLEDGE_BASE' ? (
        <Button
          size="small"
          variant="ghost"
          isPending={fromKnowledgeBase.isPending}
          onPress={() => fromKnowledgeBase.mutate({ documentId: one.id })}
        >{t`Aus der Wissensbasis`}</Button>
      ) : null}
      {isReadable(one.scan) ? (
        <Button size="small" icon={<Download />} onPress={() => download(one.url, one.fileName)}>
          {t`Herunterladen`}
        </Button>
      ) : null}
      {room?.mayRemove ? (
        <Button size="small" variant="ghost" icon={<Trash2 />} onPress={() => setAsking(true)}>{t`Entfernen`}</Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Dokument entfernen?`}
        text={t`„${one.fileName}“ wird mit allen Fassungen entfernt. Das lässt sich nicht rückgängig machen.`}
        confirmLabel={t`Entfernen`}
        cancelLabel={t`Abbrechen`}
        danger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ chanceId: one.chanceId, documentId: one.id })}
      />
    </li>
  );
}
