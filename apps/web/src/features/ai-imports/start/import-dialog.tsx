import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { documentFileTypes, documentLimits, endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { saveErrorMessage } from '../../../app/errors/error-messages.ts';
import { useRunningWork, useUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { listsOf } from '../../chance/form/sent-documents.ts';
import { ExperimentNotice, isNoticeDue } from '../../documents/experiment-notice.tsx';
import { type StagedFile, useStagedFiles } from '../../documents/uploads/use-staged-files.ts';
import { FileSlot } from './file-slot.tsx';

/** Begins an import: the files of a tender, each in its place. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [isNoticed, setNoticed] = useState(() => !isNoticeDue());
  if (!isOpen) return null;
  if (!isNoticed)
    return (
      <ExperimentNotice onUnderstood={() => setNoticed(true)} onCancel={onClose}>
        {t`Der KI-Import liest Angaben aus den Unterlagen und nennt zu jeder die Stelle. Er kann etwas übersehen oder falsch verstehen. Prüfen Sie jede Angabe, bevor Sie die Chance anlegen.`}
      </ExperimentNotice>
    );
  return (
    <Dialog
      title={t`KI-Import`}
      subtitle={t`Die Angaben für eine neue Chance werden aus den Unterlagen gelesen.`}
      size="large"
      isOpen
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <ImportForm onClose={onClose} />
    </Dialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const start = trpc.aiImports.start.useMutation();
  const files = useStagedFiles();
  const [failure, setFailure] = useState<string | null>(null);
  const good = files.staged.filter(({ state }) => state !== 'refused');
  useUnsavedWork(good.length > 0 && !start.isPending);
  useRunningWork(start.isPending);

  const problemOf = ({ type, file }: StagedFile) =>
    type === 'other' || endingOf(file.name) === 'pdf' || (type === 'publication' && endingOf(file.name) === 'xml')
      ? null
      : t`Hier wird nur PDF gelesen. Wählen Sie „Sonstiges“.`;
  const has = (type: StagedFile['type']) => good.some((one) => one.type === type);
  const isSending = good.some(({ state }) => state === 'sending' || state === 'waiting');
  const missing = !has('publication')
    ? t`Eine Bekanntmachung fehlt.`
    : !has('service_description')
      ? t`Eine Leistungsbeschreibung fehlt.`
      : good.length > documentLimits.perCreation
        ? t`Höchstens ${documentLimits.perCreation} Dateien auf einmal.`
        : good.some((one) => problemOf(one) || one.state === 'failed')
          ? t`Eine Datei lässt sich so nicht lesen.`
          : isSending
            ? t`Die Dateien sind noch unterwegs.`
            : null;

  const begin = async () => {
    setFailure(null);
    try {
      const lists = listsOf(good.map(({ fileId, type, file }) => ({ fileId, type, name: file.name })));
      await start.mutateAsync({ ...lists, documents: lists.documents ?? [] });
    } catch (error) {
      setFailure(saveErrorMessage(error, 'here'));
      return;
    }
    void utils.aiImports.invalidate();
    toasts.success(t`Der Import läuft. Sie können weiterarbeiten.`);
    onClose();
  };
  const slots = [
    {
      type: 'publication',
      label: t`Bekanntmachung`,
      description: t`Pflicht. PDF, oder XML von eForms oder TED, je bis 5 MB.`,
      endings: ['pdf', 'xml'],
    },
    {
      type: 'service_description',
      label: t`Leistungsbeschreibung`,
      description: t`Pflicht. PDF, je bis 5 MB.`,
      endings: ['pdf'],
    },
    { type: 'contract', label: t`Vertrag`, description: t`Wenn vorhanden. PDF, je bis 5 MB.`, endings: ['pdf'] },
    {
      type: 'other',
      label: t`Weitere Unterlagen`,
      description: t`PDF, XLSX, TXT, DOCX, EML oder XML.`,
      endings: documentFileTypes,
    },
  ] as const;
  return (
    <div className="grid gap-4">
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        {slots.map((slot) => (
          <FileSlot key={slot.type} {...slot} files={files} problemOf={problemOf} />
        ))}
      </div>
      <p className="text-12 text-ink-3">
        {t`Eine ZIP-Datei wird geöffnet, und ihre Dateien kommen nach ihrem Namen an ihren Platz.`}
      </p>
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={start.isPending}
          isDisabled={missing !== null}
          reason={missing ?? undefined}
          onPress={() => void begin()}
        >
          {t`Import starten`}
        </Button>
      </DialogActions>
    </div>
  );
}
