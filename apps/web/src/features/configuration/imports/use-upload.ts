import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { largestFile, longestFileName } from '@zuschlag/validation/wire/file-limits';
import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { uploadFile } from '../../../app/files/file-transfer.ts';
import { useRunningWork } from '../../../app/navigation/unsaved-work.ts';

/** The endings of the files that an import reads. */
export const tableFileEndings = ['.xlsx', '.xls', '.ods', '.csv', '.txt', '.tsv'];

/** A file on its way: how much of it has left, or why it did not. */
export type Upload = { file: File; progress: number; problem: string | null };

/** Sends a file, lets the plan of its import be made, and goes to it. */
export function useUpload(table: TableKey) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const plan = trpc.configuration.imports.plan.useMutation();
  const [upload, setUpload] = useState<Upload | null>(null);
  const givenUp = useRef<AbortController | null>(null);
  useRunningWork(upload !== null && upload.problem === null);

  /** The refusal of a file that needs no upload. */
  function refusal(file: File): string | null {
    if (!tableFileEndings.some((ending) => file.name.toLowerCase().endsWith(ending)))
      return t`Wählen Sie eine Datei mit der Endung .xlsx, .xls, .ods oder .csv. Andere Tabellen speichern Sie in Excel: Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx).`;
    if (file.size > largestFile) return t`Die Datei ist größer als 5 MB.`;
    if (file.size === 0) return t`Die Datei ist leer.`;
    return file.name.length > longestFileName
      ? t`Der Name der Datei ist länger als ${longestFileName} Zeichen. Benennen Sie sie um.`
      : null;
  }

  async function send(file: File): Promise<void> {
    const problem = refusal(file);
    setUpload({ file, progress: 0, problem });
    if (problem !== null) return;
    const control = new AbortController();
    givenUp.current = control;
    try {
      const { id: fileId } = await uploadFile(file, {
        signal: control.signal,
        onProgress: (progress) => setUpload({ file, progress, problem: null }),
      });
      const { id } = await plan.mutateAsync({ table, fileId });
      setUpload(null);
      await navigate({ to: '/settings/configurations/import/$importId', params: { importId: id } });
    } catch (error) {
      const text =
        failureOf(error).code === 'INTERNAL'
          ? t`Die Datei konnte nicht verarbeitet werden. Bitte wählen Sie sie noch einmal.`
          : errorMessage(error);
      setUpload(text === null ? null : { file, progress: 0, problem: text });
    }
  }

  return {
    upload,
    send,
    cancel: () => {
      givenUp.current?.abort();
      setUpload(null);
    },
  };
}
