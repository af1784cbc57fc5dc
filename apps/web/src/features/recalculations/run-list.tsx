import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { trpc } from '../../app/api/trpc.ts';
import type { StartedChance } from '../../app/features/feature.ts';
import { FailedServices } from './failed-services.tsx';
import { useStepMessages } from './step-messages.ts';

/** Chances that are calculated anew, each with the progress of its run or what came of it. */
export function RunList({ chances }: { chances: readonly StartedChance[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Werden neu berechnet`} className="grid max-h-80 gap-3 overflow-auto">
      {chances.map(({ chanceId, name }) => (
        <li key={chanceId} className="grid min-w-0 gap-1">
          <p className="break-words font-medium">{name}</p>
          <RunOf chanceId={chanceId} />
        </li>
      ))}
    </ul>
  );
}

/** How far the run on a Chance is; the event stream keeps it fresh. */
export function RunOf({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  const stepOf = useStepMessages();
  const { data } = trpc.recalculations.ofChance.useQuery({ chanceId });
  const run = data?.last;
  if (!run) return <SkeletonText lines={1} />;
  if (run.failed.length > 0) return <FailedServices chanceId={chanceId} failed={run.failed} />;
  if (run.state === 'undone')
    return <p className="text-danger-text">{t`Fehlgeschlagen. Die Zahlen sind wie vorher.`}</p>;
  return <ProgressBar label={stepOf(run)} value={run.percent} valueText={`${run.percent} %`} />;
}
