import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { NewChanceFile, NewChanceFiles } from '../../../app/features/feature.ts';
import { DropFiles } from './drop-files.tsx';
import { KeptFiles } from './kept-files.tsx';
import { StagedLine } from './staged-line.tsx';
import { type StagedFile, useStagedFiles } from './use-staged-files.ts';

/**
 * The documents of a new Chance: each is sent as it is chosen, so that creating waits for nothing. What a draft brings back
 * was sent before, and only its name is known.
 */
export function NewChanceDocuments({ value, onChange, errorMessage }: NewChanceFiles) {
  const { t } = useLingui();
  const files = useStagedFiles();
  const { staged } = files;
  const own = staged.map(toValue);
  const isOwn = ({ fileId }: NewChanceFile) => fileId === null || own.some((one) => one.fileId === fileId);
  const kept = value.filter((one) => !isOwn(one));
  const next = [...kept, ...own];
  const report = useRef(onChange);
  report.current = onChange;
  const before = useRef(JSON.stringify(value));
  const now = JSON.stringify(next);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    report.current(JSON.parse(now));
  }, [now]);

  return (
    <div className="grid gap-2" data-field="sentDocuments">
      <DropFiles onFiles={files.add} errorMessage={errorMessage} />
      <KeptFiles files={kept} onChange={(left) => onChange([...left, ...own])} />
      {staged.length === 0 ? null : (
        <ul className="grid" aria-label={t`Gewählte Dateien`}>
          {staged.map((one) => (
            <StagedLine
              key={one.key}
              one={one}
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

function toValue({ fileId, type, file }: StagedFile): NewChanceFile {
  return { fileId, type, name: file.name };
}
