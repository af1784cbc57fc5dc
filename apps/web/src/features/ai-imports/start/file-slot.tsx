import { useLingui } from '@lingui/react/macro';
import { FileDrop } from '@zuschlag/ui/fields/file-drop';
import { type DocumentType, endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import { ContainerNotes } from '../../documents/uploads/container-notes.tsx';
import { containerEndings, isContainer } from '../../documents/uploads/containers/open-container.ts';
import { guessType } from '../../documents/uploads/guess-type.ts';
import { StagedLine } from '../../documents/uploads/staged-line.tsx';
import { useContainers } from '../../documents/uploads/use-containers.ts';
import type { ChosenFile, StagedFile, useStagedFiles } from '../../documents/uploads/use-staged-files.ts';

/** Only a PDF is read as one of the first three. */
function placeOf({ file }: ChosenFile): DocumentType {
  return endingOf(file.name) === 'pdf' ? guessType(file.name) : 'other';
}

/** One of the four places for files of an import: where they are dropped, and those that lie in it. */
export function FileSlot({
  type,
  label,
  description,
  endings,
  files,
  problemOf,
}: {
  type: DocumentType;
  label: string;
  description: string;
  endings: readonly string[];
  files: ReturnType<typeof useStagedFiles>;
  /** what speaks against a file in its place */
  problemOf: (one: StagedFile) => string | null;
}) {
  const { t } = useLingui();
  // The files of an archive go where their names say.
  const { notes, dismiss, choose } = useContainers((opened) => files.add(opened, undefined, placeOf));
  const add = (chosen: readonly File[]) => {
    const plain = chosen.filter((file) => !isContainer(file));
    if (plain.length > 0)
      files.add(
        plain.map((file) => ({ file, folder: '' })),
        undefined,
        () => type,
      );
    choose(chosen.filter(isContainer));
  };
  const own = files.staged.filter((one) => one.type === type);
  return (
    <div className="grid content-start gap-1">
      <FileDrop
        label={label}
        buttonText={t`Auswählen`}
        description={description}
        accept={[...endings, ...containerEndings].map((ending) => `.${ending}`)}
        allowsSeveral
        onFiles={add}
      />
      <ContainerNotes notes={notes} onDismiss={dismiss} />
      {own.length === 0 ? null : (
        <ul aria-label={label}>
          {own.map((one) => (
            <StagedLine
              key={one.key}
              one={{ ...one, reason: one.reason ?? problemOf(one) }}
              onChange={(facts) => files.change(one.key, facts)}
              onRemove={() => files.remove(one.key)}
              onRetry={() => files.retry(one)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
