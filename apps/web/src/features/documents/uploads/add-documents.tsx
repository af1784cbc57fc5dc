import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useRunningWork, useUnsavedWork } from '../../../app/navigation/unsaved-work.ts';
import { DropFiles } from './drop-files.tsx';
import { StagedLine } from './staged-line.tsx';
import { useStagedFiles } from './use-staged-files.ts';

/** Adds files to a Chance: they are sent as they are chosen, and become documents together once the person has named their types. */
export function AddDocuments({ chanceId, documents }: { chanceId: string; documents: readonly ChanceDocument[] }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const add = trpc.documents.add.useMutation();
  const files = useStagedFiles();
  const [addToKnowledgeBase, setAddToKnowledgeBase] = useState(true);
  const { staged } = files;
  const twinOf = (file: File, folder: string) => findTwin(documents, file.name.normalize('NFC'), folder);
  const ready = staged.filter(({ state }) => state === 'sent');
  const isAdding = staged.some(({ state }) => state === 'adding');
  const isSending = staged.some(({ state }) => state === 'sending' || state === 'waiting');
  const isAnyGood = staged.some(({ state }) => state !== 'refused');
  useUnsavedWork(isAnyGood);
  useRunningWork(isAdding);

  /** A new version of a document that another person has removed becomes a document of its own, once that was read. */
  const forgetRemoved = async (key: number, versionOf: string) => {
    const now = await utils.documents.ofChance.fetch({ chanceId }, { staleTime: 0 }).catch(() => null);
    if (!now || now.some(({ id }) => id === versionOf)) return;
    const reason = t`Das vorhandene Dokument wurde inzwischen entfernt. Der nächste Versuch legt ein neues an.`;
    files.change(key, { versionOf: null, reason });
  };
  const addAll = async () => {
    for (const { key } of ready) files.change(key, { state: 'adding' });
    // One after the other: the documents stand in the order of the files.
    for (const { key, fileId, type, folder, versionOf } of ready) {
      try {
        const kind = { documentType: type, addToKnowledgeBase, folder };
        await add.mutateAsync({ chanceId, document: fileId as string, versionOf, ...kind });
        files.remove(key);
      } catch (error) {
        files.fail(key, error);
        if (versionOf && failureOf(error).code === 'NOT_FOUND') await forgetRemoved(key, versionOf);
      }
    }
    void utils.documents.ofChance.invalidate({ chanceId });
    void utils.documents.room.invalidate({ chanceId });
  };

  // While they are added the number stands still.
  const count = staged.filter(({ state }) => state === 'sent' || state === 'adding').length;
  return (
    <section aria-label={t`Dokumente hinzufügen`} className="grid gap-2">
      <DropFiles onFiles={(chosen) => files.add(chosen, ({ file, folder }) => twinOf(file, folder)?.id ?? null)} />
      {staged.length === 0 ? null : (
        <div className="rounded-card border bg-surface px-4 py-1.5">
          <ul className="grid" aria-label={t`Gewählte Dateien`}>
            {staged.map((one) => (
              <StagedLine
                key={one.key}
                one={one}
                twin={twinOf(one.file, one.folder)}
                onChange={(facts) => files.change(one.key, facts)}
                onRemove={() => files.remove(one.key)}
                onRetry={() => files.retry(one)}
              />
            ))}
          </ul>
          {isAnyGood ? (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-2">
              <CheckboxField
                label={t`PDF in die Wissensbasis aufnehmen`}
                isSelected={addToKnowledgeBase}
                onChange={setAddToKnowledgeBase}
              />
              <Button
                variant="primary"
                isPending={isAdding}
                isDisabled={count === 0 || isSending}
                reason={isSending ? t`Die Dateien sind noch unterwegs.` : t`Keine der Dateien lässt sich hinzufügen.`}
                onPress={() => void addAll()}
              >
                <Plural value={count} one="# Dokument hinzufügen" other="# Dokumente hinzufügen" />
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** The document that a file of this name would be a new version of: the one in its folder, else the only one there is. */
function findTwin(documents: readonly ChanceDocument[], name: string, folder: string): ChanceDocument | undefined {
  const alike = documents.filter(({ fileName }) => fileName === name);
  return alike.find((one) => one.folder === folder) ?? (alike.length === 1 ? alike[0] : undefined);
}
