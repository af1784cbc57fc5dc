import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '@zuschlag/ui';
import type { ReactNode } from 'react';

/** Above the conversation: what stands, who is missing, how many have answered. */
export function DecisionStatusBar({
  stands,
  missing,
  badge,
  done,
  total,
  progress,
}: {
  stands: string;
  missing?: string;
  badge?: ReactNode;
  done: number;
  total: number;
  progress: number;
}) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2">
      <p className="min-w-0 flex-1 basis-64" aria-live="polite">
        <strong className="font-semibold">{stands}</strong>
        {missing === undefined ? null : ` ${missing}`}
      </p>
      {badge}
      {total <= 1 || (progress === 100 && done < total) ? null : (
        <div className="w-44 text-12">
          <ProgressBar label={t`Fortschritt`} isLabelHidden value={progress} valueText={t`${done} von ${total}`} />
        </div>
      )}
    </div>
  );
}
