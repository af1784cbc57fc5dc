import { useLingui } from '@lingui/react/macro';
import { exportProblemMessages, exportWords } from '@zuschlag/i18n/messages/exports';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { DataExport, StartExport } from '@zuschlag/validation/exports/exports';
import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useKeptExport } from '../../app/files/use-kept-export.ts';
import { untilWritten, WrittenFile } from '../../app/files/written-file.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';

/** Starts an export when it opens with a wish, and shows the exports of the last day. Closing it lets them go on. */
export function ExportDialog({
  wish,
  isOpen,
  onClose,
}: {
  wish: StartExport | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Exporte`}
      subtitle={t`Sie können das Fenster schließen: Exporte laufen weiter und stehen einen Tag lang hier.`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      isDismissable
    >
      {isOpen ? <Exports wish={wish} /> : null}
    </Dialog>
  );
}

function Exports({ wish }: { wish: StartExport | null }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const utils = trpc.useUtils();
  const start = trpc.exports.start.useMutation({ onSettled: () => utils.exports.list.invalidate() });
  const { data, error } = trpc.exports.list.useQuery(undefined, { refetchInterval: untilWritten });
  const begun = useRef<StartExport | null>(null);
  const startedId = start.data?.id;
  const { mutate } = start;
  useEffect(() => {
    if (wish === null || begun.current === wish) return;
    begun.current = wish;
    mutate({ ...wish, language: locale });
  }, [wish, mutate, locale]);

  // An archive stands where it was asked for.
  const exports = (data ?? []).filter(({ format }) => format !== 'zip');
  return (
    <div className="grid gap-3">
      <ErrorNote>{start.error ? errorMessage(start.error) : error ? errorMessage(error) : null}</ErrorNote>
      {data === undefined && !error ? <Skeleton kind="line" width={300} /> : null}
      {data !== undefined && exports.length === 0 && !start.isPending ? (
        <EmptyState
          icon={<FileDown />}
          title={t`Noch keine Exporte`}
          text={t`Was Sie aus einer Liste exportieren, steht hier einen Tag lang bereit.`}
        />
      ) : null}
      <ul className="grid gap-px">
        {exports.map((one) => (
          <ExportRow key={one.id} one={one} isNew={one.id === startedId} />
        ))}
      </ul>
    </div>
  );
}

/** One export: its progress while it runs, its file once it is done. A file that was just asked for is fetched at once. */
function ExportRow({ one, isNew }: { one: DataExport; isNew: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const name = one.fileName ?? `${exportWords[one.kind][format.locale]} (${one.format.toUpperCase()})`;
  const kept = useKeptExport(one.id, name);
  const isFetched = useRef(false);
  const isReady = isNew && one.state === 'done';
  useEffect(() => {
    if (!isReady || isFetched.current) return;
    isFetched.current = true;
    kept.onDownload();
  });

  const facts = {
    waiting: t`Wartet`,
    running: one.total === null ? t`Läuft` : t`${format.number(one.done)} von ${format.number(one.total)} Zeilen`,
    done: t`${format.number(one.done)} Zeilen, ${format.time(new Date(one.createdAt))}`,
    failed: one.problem ? exportProblemMessages[one.problem][format.locale] : t`Fehlgeschlagen`,
    cancelled: t`Abgebrochen`,
  };
  return <WrittenFile file={one} name={name} fact={facts[one.state]} {...kept} />;
}
