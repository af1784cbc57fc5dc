import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@zuschlag/ui/actions/button';
import type { FailedService } from '@zuschlag/validation/recalculations/recalculations';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { useProblemMessages } from '../services/result/problem-note.tsx';

/** The services that have no price after a run, each with its reason, and the way to them. */
export function FailedServices({ chanceId, failed }: { chanceId: string; failed: readonly FailedService[] }) {
  const { t } = useLingui();
  const wordsOf = useProblemMessages();
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="list-disc pl-5">
        {failed.map(({ serviceId, serviceName, problem }) => (
          <li key={serviceId} className="break-words">
            <span className="font-medium">{serviceName}</span>: {wordsOf(problem)}
          </li>
        ))}
      </ul>
      <LinkButton size="small" href={chancePaths(chanceId).services}>{t`Zu den Leistungen`}</LinkButton>
    </div>
  );
}
