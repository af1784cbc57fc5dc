import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, LinkButton, SkeletonText } from '@zuschlag/ui';
import { CircleAlert, Split } from 'lucide-react';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { scenarioPaths } from './scenario-paths.ts';

export function ScenarioSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Das Szenario wird geladen`} className="p-6 max-sm:p-4">
      <Card>
        <div className="p-4">
          <SkeletonText lines={8} />
        </div>
      </Card>
    </div>
  );
}

/** The scenario is gone, or could not be read. */
export function ScenarioFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const chance = useChance();
  const isGone = error === null || failureOf(error).code === 'NOT_FOUND';
  return (
    <div className="grid min-h-72 place-items-center p-6">
      {isGone ? (
        <EmptyState
          icon={<Split />}
          title={t`Dieses Szenario gibt es nicht mehr`}
          text={t`Es wurde übernommen oder entfernt.`}
          action={<LinkButton href={scenarioPaths(chance.id).all}>{t`Zu den Szenarien`}</LinkButton>}
        />
      ) : (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Das Szenario konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
        />
      )}
    </div>
  );
}
