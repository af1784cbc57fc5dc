import { useLingui } from '@lingui/react/macro';
import { exportProblemMessages } from '@zuschlag/i18n/messages/exports';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Card, CardHeader } from '@zuschlag/ui/layout/card';
import type { ArchiveKind, DataExport } from '@zuschlag/validation/exports/exports';
import { FileDown } from 'lucide-react';
import { trpc } from '../../api/trpc.ts';
import { errorMessage } from '../../errors/error-messages.ts';
import { useFormat } from '../../preferences/use-format.ts';
import { useKeptExport } from '../use-kept-export.ts';
import { untilWritten, WrittenFile } from '../written-file.tsx';

/** Archives that are written in the background and kept for a day for the person who asked for them. */
export function ArchiveCard({
  kind,
  title,
  text,
  action,
  isStarting,
  onStart,
}: {
  kind: ArchiveKind;
  title: string;
  text: string;
  /** what the button says, when it is not data that are put together */
  action?: string;
  isStarting: boolean;
  onStart: () => void;
}) {
  const { t } = useLingui();
  const { data, error } = trpc.exports.list.useQuery(undefined, { refetchInterval: untilWritten });
  const archives = (data ?? []).filter((one) => one.kind === kind);
  const isRunning = archives.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <Card label={title}>
      <CardHeader
        title={title}
        aside={
          <Button
            size="small"
            icon={<FileDown />}
            isPending={isStarting}
            isDisabled={isRunning}
            reason={t`Ein Archiv wird gerade zusammengestellt.`}
            onPress={onStart}
          >
            {action ?? t`Daten zusammenstellen`}
          </Button>
        }
      />
      <div className="grid gap-3 p-4">
        <p className="text-ink-2">{text}</p>
        <ErrorNote>{error ? errorMessage(error) : null}</ErrorNote>
        {data === undefined && !error ? <Skeleton kind="line" width={300} /> : null}
        {archives.length > 0 ? (
          <ul className="grid gap-px">
            {archives.map((one) => (
              <Archive key={one.id} one={one} name={one.fileName ?? `${title} (ZIP)`} />
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

function Archive({ one, name }: { one: DataExport; name: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const until = format.dateTime(new Date(one.keptUntil));
  const facts = {
    waiting: t`Wartet`,
    running: t`${format.number(one.done)} Einträge`,
    done: t`${format.number(one.done)} Einträge, bis ${until}`,
    failed: one.problem ? exportProblemMessages[one.problem][format.locale] : t`Fehlgeschlagen`,
    cancelled: t`Abgebrochen`,
  };
  return <WrittenFile file={one} name={name} fact={facts[one.state]} {...useKeptExport(one.id, name)} />;
}
