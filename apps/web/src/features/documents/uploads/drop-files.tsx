import { useLingui } from '@lingui/react/macro';
import { FileDrop } from '@zuschlag/ui/fields/file-drop';
import { documentFileTypes } from '@zuschlag/validation/documents/document-vocabulary';
import { ContainerNotes } from './container-notes.tsx';
import { containerEndings } from './containers/open-container.ts';
import { useContainers } from './use-containers.ts';
import type { ChosenFile } from './use-staged-files.ts';

/** Where files for a Chance are dropped or chosen; archives and mails of Outlook are opened here. */
export function DropFiles({
  onFiles,
  errorMessage,
}: {
  onFiles: (files: ChosenFile[]) => void;
  errorMessage?: string;
}) {
  const { t } = useLingui();
  const { notes, dismiss, choose } = useContainers(onFiles);
  return (
    <div className="grid gap-2">
      <FileDrop
        label={t`Dateien hierher ziehen`}
        buttonText={t`Dateien auswählen`}
        description={t`PDF, XLSX, TXT, DOCX oder EML, Bekanntmachungen auch als XML, je bis 5 MB. ZIP und MSG werden geöffnet.`}
        accept={[...documentFileTypes, ...containerEndings].map((ending) => `.${ending}`)}
        allowsSeveral
        onFiles={choose}
        errorMessage={errorMessage}
      />
      <ContainerNotes notes={notes} onDismiss={dismiss} />
    </div>
  );
}
