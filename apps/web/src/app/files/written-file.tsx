import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorToast } from '../errors/error-messages.ts';
import { downloadFile } from './file-transfer.ts';

type FileState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** How often the list of files is read while one of them is being written. */
const pollMs = 1_000;

/** For a list of files that the server writes: reads it anew until each file is done. */
export function untilWritten(query: { state: { data?: readonly { state: FileState }[] } }): number | false {
  return query.state.data?.some(isBeingWritten) ? pollMs : false;
}

function isBeingWritten({ state }: { state: FileState }): boolean {
  return state === 'waiting' || state === 'running';
}

/** @returns fetches a file that is done, and says what went wrong */
export function useDownload(): (path: string, name: string) => void {
  const showError = useErrorToast();
  return (path, name) => void downloadFile(path, name).catch((error: unknown) => showError(error));
}

/** A file that the server writes in the background: its progress, and its bytes once it is done. */
export function WrittenFile({
  file,
  name,
  fact,
  isCancelling,
  onCancel,
  onDownload,
  more,
}: {
  /** `total` is null until it is known. */
  file: { state: FileState; done: number; total: number | null };
  name: string;
  /** What is known about its state, in words. */
  fact: string;
  isCancelling: boolean;
  /** Absent where the person may not cancel. */
  onCancel?: () => void;
  onDownload: () => void;
  /** Beside the download of a file that is done. */
  more?: ReactNode;
}) {
  const { t } = useLingui();
  const isUnfinished = isBeingWritten(file);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium">{name}</p>
        <p className={`tnum text-12 ${file.state === 'failed' ? 'text-danger-text' : 'text-ink-3'}`}>{fact}</p>
        {isUnfinished ? (
          <ProgressBar
            label={t`Fortschritt von ${name}`}
            isLabelHidden
            value={file.total === null ? undefined : file.done}
            max={Math.max(file.total ?? 0, 1)}
          />
        ) : null}
      </div>
      {isUnfinished && onCancel ? (
        <Button size="small" variant="ghost" icon={<X />} isPending={isCancelling} onPress={onCancel}>
          {t`Abbrechen`}
        </Button>
      ) : null}
      {more}
      {file.state === 'done' ? (
        <Button size="small" icon={<Download />} onPress={onDownload}>{t`Herunterladen`}</Button>
      ) : null}
    </li>
  );
}
