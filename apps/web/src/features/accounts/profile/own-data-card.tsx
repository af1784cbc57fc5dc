import { useLingui } from '@lingui/react/macro';
import { exportProblemMessages } from '@zuschlag/i18n/messages/exports';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { DataExport } from '@zuschlag/validation/exports/exports';
import { FileDown } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { untilWritten, useDownload, WrittenFile } from '../../../app/files/written-file.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** What the product holds of a person, as an archive that is written in the background and kept for a day. */
export function OwnDataCard() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data, error } = trpc.exports.list.useQuery(undefined, { refetchInterval: untilWritten });
  const start = trpc.exports.exportMyData.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  const archives = (data ?? []).filter(({ kind }) => kind === 'ownData');
  const isRunning = archives.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <Card label={t`Meine Daten`}>
      <CardHeader
        title={t`Meine Daten`}
        aside={
          <Button
            size="small"
            icon={<FileDown />}
            isPending={start.isPending}
            isDisabled={isRunning}
            reason={t`Ein Archiv wird gerade zusammengestellt.`}
            onPress={() => start.mutate()}
          >{t`Daten zusammenstellen`}</Button>
        }
      />
      <div className="grid gap-3 p-4">
        <p className="text-ink-2">
          {t`Ein ZIP-Archiv mit Ihren Daten in Zuschlag: JSON-Dateien mit einem Schema und die Dateien, die Sie hochgeladen haben. Nur Sie können es herunterladen; nach einem Tag wird es gelöscht.`}
        </p>
        <ErrorNote>{error ? errorMessage(error) : null}</ErrorNote>
        {data === undefined && !error ? <Skeleton kind="line" width={300} /> : null}
        {archives.length > 0 ? (
          <ul className="grid gap-px">
            {archives.map((one) => (
              <Archive key={one.id} one={one} />
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

function Archive({ one }: { one: DataExport }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const download = useDownload();
  const cancel = trpc.exports.cancel.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  const name = one.fileName ?? t`Meine Daten (ZIP)`;
  const until = format.dateTime(new Date(one.keptUntil));
  const facts = {
    waiting: t`Wartet`,
    running: t`${format.number(one.done)} Einträge`,
    done: t`${format.number(one.done)} Einträge, bis ${until}`,
    failed: one.problem ? exportProblemMessages[one.problem][format.locale] : t`Fehlgeschlagen`,
    cancelled: t`Abgebrochen`,
  };
  return (
    <WrittenFile
      file={one}
      name={name}
      fact={facts[one.state]}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate({ id: one.id })}
      onDownload={() => download(`/exports/${one.id}/file`, name)}
    />
  );
}
