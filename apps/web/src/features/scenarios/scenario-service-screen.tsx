import { trpc } from '../../app/api/trpc.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { ServiceScreen } from '../services/service/service-screen.tsx';
import { ScenarioData } from './scenario-data.tsx';
import { ScenarioFailure, ScenarioSkeleton } from './scenario-states.tsx';

/** A service of a scenario in the editors of every service. */
export function ScenarioServiceScreen({ scenarioId, serviceId }: { scenarioId: string; serviceId: string }) {
  const chance = useChance();
  const query = trpc.scenarios.byId.useQuery({ scenarioId });
  if (query.data?.chanceId === chance.id) {
    return (
      <ScenarioData key={scenarioId} scenario={query.data}>
        <ScenarioService serviceId={serviceId} />
      </ScenarioData>
    );
  }
  return query.isPending ? (
    <ScenarioSkeleton />
  ) : (
    <ScenarioFailure error={query.error} onRetry={() => void query.refetch()} />
  );
}

function ScenarioService({ serviceId }: { serviceId: string }) {
  return <ServiceScreen key={serviceId} serviceId={serviceId} />;
}
