import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { LoaderCircle, X } from 'lucide-react';
import type { ContainerNote } from './use-containers.ts';

/** What a person reads about archives and mails that are opened: that it goes on, what was left out, why one stays closed. */
export function ContainerNotes({
  notes,
  onDismiss,
}: {
  notes: readonly ContainerNote[];
  onDismiss: (key: number) => void;
}) {
  return notes.map((note) => <NoteLine key={note.key} note={note} onDismiss={() => onDismiss(note.key)} />);
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
