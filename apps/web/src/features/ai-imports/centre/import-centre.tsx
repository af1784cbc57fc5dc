import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { aiImportLimits } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import type { AiImportState } from '@zuschlag/validation/ai-imports/ai-imports';
import { CloudOff, FileInput, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { ImportDialog } from '../start/import-dialog.tsx';
import { EndedImport } from './ended-import.tsx';
import { RunningImport } from './running-import.tsx';
import { useImportName } from './use-import-name.ts';
import { useRunningImports } from './use-imports.ts';

/** All imports of the own organization that are no Chance yet: those at work, and those that ended. */
export function ImportCentre({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [isStarting, setStarting] = useState(false);
  const begin = () => {
    onClose();
    setStarting(true);
  };
  return (
    <>
      <Dialog
        title={t`KI-Importe`}
        size="large"
        isDismissable
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : onClose())}
        footer={<Button icon={<Plus />} onPress={begin}>{t`Neuer Import`}</Button>}
      >
        {isOpen ? <Imports onClose={onClose} onAgain={begin} /> : null}
      </Dialog>
      <ImportDialog isOpen={isStarting} onClose={() => setStarting(false)} />
    </>
  );
}

function Imports({ onClose, onAgain }: { onClose: () => void; onAgain: () => void }) {
  const { t } = useLingui();
  const nameOf = useImportName();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const { running, error, refetch } = useRunningImports();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const history = trpc.aiImports.list.useQuery(
    { section: 'history', first: aiImportLimits.page, after: cursors.at(-1) ?? null },
    { placeholderData: keepPreviousData },
  );
  const [leaving, setLeaving] = useState<AiImportState | null>(null);
  const remove = trpc.aiImports.remove.useMutation({
    onSuccess: () => {
      setLeaving(null);
      void utils.aiImports.invalidate();
    },
    onError: (failure) => showError(failure),
  });
  const failed = error ?? history.error;
  if (failed && !(running && history.data))
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Die Importe konnten nicht geladen werden`}
        text={errorMessage(failed)}
        action={
          <Button
            onPress={() => {
              void refetch();
              void history.refetch();
            }}
          >
            {t`Erneut versuchen`}
          </Button>
        }
      />
    );
  if (!running || !history.data) return <SkeletonText lines={4} />;
  const ended = history.data.edges.map(({ node }) => node);
  const { endCursor, hasNextPage } = history.data.pageInfo;
  if (running.length === 0 && ended.length === 0)
    return (
      <EmptyState
        icon={<FileInput />}
        title={t`Kein offener Import`}
        text={t`Importe, aus denen eine Chance wurde, stehen bei den Chancen.`}
      />
    );
  const isAtWork = leaving !== null && running.some(({ id }) => id === leaving.id);
  return (
    <div className="grid gap-5">
      {running.length > 0 ? (
        <section aria-labelledby="running-imports">
          <h3 id="running-imports" className="mb-2 font-semibold">{t`In Arbeit`}</h3>
          <ul className="grid gap-2">
            {running.map((one) => (
              <RunningImport key={one.id} one={one} onCancel={() => setLeaving(one)} />
            ))}
          </ul>
        </section>
      ) : null}
      {ended.length > 0 ? (
        <section aria-labelledby="ended-imports">
          <h3 id="ended-imports" className="font-semibold">{t`Fertig, noch keine Chance`}</h3>
          <ul>
            {ended.map((one) => (
              <EndedImport key={one.id} one={one} onOpen={onClose} onAgain={onAgain} onRemove={() => setLeaving(one)} />
            ))}
          </ul>
        </section>
      ) : null}
      {hasNextPage || cursors.length > 0 ? (
        <div className="flex justify-end gap-2">
          <Button
            size="small"
            isDisabled={cursors.length === 0}
            reason={t`Das sind die neuesten.`}
            onPress={() => setCursors(cursors.slice(0, -1))}
          >{t`Neuere`}</Button>
          <Button
            size="small"
            isDisabled={!hasNextPage}
            reason={t`Das sind die ältesten.`}
            onPress={() => (endCursor ? setCursors([...cursors, endCursor]) : undefined)}
          >{t`Ältere`}</Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(next) => (next ? undefined : setLeaving(null))}
        title={isAtWork ? t`Import abbrechen?` : t`Import entfernen?`}
        text={t`„${leaving ? nameOf(leaving) : ''}“ und alles, was daraus gelesen wurde, wird gelöscht.`}
        confirmLabel={isAtWork ? t`Import abbrechen` : t`Entfernen`}
        cancelLabel={t`Behalten`}
        danger
        isPending={remove.isPending}
        onConfirm={() => (leaving ? remove.mutate({ aiImportId: leaving.id }) : undefined)}
      />
    </div>
  );
}
