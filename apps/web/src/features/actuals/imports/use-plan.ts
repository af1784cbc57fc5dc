import { useLingui } from '@lingui/react/macro';
import type { ActualsPlan } from '@zuschlag/validation/actuals/imports';
import { largestFile } from '@zuschlag/validation/wire/file-limits';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { uploadFile } from '../../../app/files/file-transfer.ts';

/** Sends a file and lets its plan be made. */
export function usePlan(place: { chanceId: string; operationalOrganizationId: number }) {
  const { t } = useLingui();
  const make = trpc.actuals.planImport.useMutation();
  const [file, setFile] = useState<File | null>(null);
  const [fileId, setFileId] = useState<string | null>(null);
  const [plan, setPlan] = useState<ActualsPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function planOf(find: (signal: AbortSignal) => Promise<string>): Promise<void> {
    const current = new AbortController();
    control.current = current;
    setPlan(null);
    setProblem(null);
    setReading(true);
    try {
      const id = await find(current.signal);
      setFileId(id);
      const made = await make.mutateAsync({ ...place, fileId: id });
      if (!current.signal.aborted) setPlan(made);
    } catch (error) {
      if (!current.signal.aborted) setProblem(errorMessage(error));
    }
    if (!current.signal.aborted) setReading(false);
  }

  return {
    ...{ file, plan, problem, isReading },
    read: async (chosen: File) => {
      setPlan(null);
      if (chosen.size > largestFile) return setProblem(t`Die Datei ist größer als 5 MB.`);
      if (chosen.size === 0) return setProblem(t`Die Datei ist leer.`);
      setFile(chosen);
      return planOf(async (signal) => (await uploadFile(chosen, { onProgress: () => undefined, signal })).id);
    },
    readAgain: () => {
      if (fileId !== null) void planOf(async () => fileId);
    },
  };
}
