import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { FileDrop } from '@zuschlag/ui/fields/file-drop';
import { documentFileTypes } from '@zuschlag/validation/documents/document-vocabulary';
import { LoaderCircle, X } from 'lucide-react';
import { containerEndings } from './containers/open-container.ts';
import { type ContainerNote, useContainers } from './use-containers.ts';
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
        description={t`PDF, XLSX, TXT, DOCX oder EML, je bis 5 MB. ZIP und MSG werden geöffnet.`}
        accept={[...documentFileTypes, ...containerEndings].map((ending) => `.${ending}`)}
        allowsSeveral
        onFiles={choose}
        errorMessage={errorMessage}
      />
      {notes.map((note) => (
        <NoteLine key={note.key} note={note} onDismiss={() => dismiss(note.key)} />
      ))}
    </div>
  );
}

function NoteLine({ note, onDismiss }: { note: ContainerNote; onDismiss: () => void }) {
  const { t } = useLingui();
  const { name, isOpening, others, reason } = note;
  const left = others.join(', ');
  return (
    <div role="status" className="flex items-start gap-2 rounded-control border bg-surface px-4 py-2 text-13">
      {isOpening ? (
        <>
          <LoaderCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0 animate-spin text-ink-3" />
          <p className="min-w-0 flex-1 break-words">{t`„${name}“ wird geöffnet`}</p>
        </>
      ) : (
        <>
          <div className="min-w-0 flex-1 break-words">
            <p>
              {reason === null && left
                ? t`Nicht übernommen aus „${name}“: ${left}`
                : reason === null
                  ? t`In „${name}“ ist keine Datei.`
                  : name}
            </p>
            <ErrorNote>{reason ?? undefined}</ErrorNote>
          </div>
          <IconButton size="tight" label={t`Hinweis schließen`} icon={<X />} onPress={onDismiss} />
        </>
      )}
    </div>
  );
}
