import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { MenuItem, MenuTrigger } from '@zuschlag/ui/actions/menu';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { ChanceDocument, DocumentRoom } from '@zuschlag/validation/documents/documents';
import { BookMinus, BookPlus, Download, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useDownload } from '../../../app/files/written-file.tsx';
import { isChanging } from '../use-documents.ts';

/** What a person may do with a document. */
export function DocumentMenu({ one, room }: { one: ChanceDocument; room: DocumentRoom | undefined }) {
  const { t } = useLingui();
  const download = useDownload();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const { id: documentId, chanceId, fileName, status } = one;
  const after = {
    onSettled: () => {
      void utils.documents.ofChance.invalidate({ chanceId });
      void utils.documents.room.invalidate({ chanceId });
    },
    onError: (error: unknown) => showError(error),
  };
  const remove = trpc.documents.remove.useMutation({ ...after, onSuccess: () => setAsking(false) });
  const toKnowledgeBase = trpc.documents.addToKnowledgeBase.useMutation(after);
  const fromKnowledgeBase = trpc.documents.removeFromKnowledgeBase.useMutation(after);
  const mayChange = room?.mayChangeKnowledgeBase && one.fileType === 'pdf';
  const isIn = status === 'IN_KNOWLEDGE_BASE' || status === 'REMOVING_FROM_KNOWLEDGE_BASE';
  const busy = {
    isDisabled: isChanging(status) || toKnowledgeBase.isPending || fromKnowledgeBase.isPending,
    reason: t`Die Wissensbasis wird gerade geändert.`,
  };
  return (
    <>
      <MenuTrigger
        label={t`Aktionen für „${fileName}“`}
        placement="bottom end"
        trigger={<IconButton size="small" label={t`Aktionen für „${fileName}“`} icon={<Ellipsis />} />}
      >
        {isReadable(one.scan) ? (
          <MenuItem id="download" icon={<Download />} onAction={() => download(one.url, fileName)}>
            {t`Herunterladen`}
          </MenuItem>
        ) : null}
        {mayChange && !isIn ? (
          <MenuItem id="add" icon={<BookPlus />} {...busy} onAction={() => toKnowledgeBase.mutate({ documentId })}>
            {t`In die Wissensbasis`}
          </MenuItem>
        ) : null}
        {mayChange && isIn ? (
          <MenuItem id="take" icon={<BookMinus />} {...busy} onAction={() => fromKnowledgeBase.mutate({ documentId })}>
            {t`Aus der Wissensbasis`}
          </MenuItem>
        ) : null}
        {room?.mayRemove ? (
          <MenuItem id="remove" tone="danger" icon={<Trash2 />} onAction={() => setAsking(true)}>
            {t`Entfernen`}
          </MenuItem>
        ) : null}
      </MenuTrigger>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Dokument entfernen?`}
        text={t`„${fileName}“ wird mit allen Fassungen entfernt. Das lässt sich nicht rückgängig machen.`}
        confirmLabel={t`Entfernen`}
        cancelLabel={t`Abbrechen`}
        danger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ chanceId, documentId })}
      />
    </>
  );
}
