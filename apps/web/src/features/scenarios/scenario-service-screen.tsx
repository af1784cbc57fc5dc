import { latePart } from '@zuschlag/ui/parts/late-part';
import { Suspense } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { ServiceScreen } from '../services/service/service-screen.tsx';
import { ScenarioData } from './scenario-data.tsx';
import { newServiceId } from './scenario-paths.ts';
import { ScenarioFailure, ScenarioSkeleton } from './scenario-states.tsx';

const NewServiceScreen = latePart(
  async () => (await import('../services/new-service/new-service-screen.tsx')).NewServiceScreen,
);
const NewMobileScreen = latePart(
  async () => (await import('../services/mobile/new-mobile-screen.tsx')).NewMobileScreen,
);

type ScreenProps = {
  scenarioId: string;
  /** `new`: the form of a service that only the scenario has */
  serviceId: string;
  /** the kind of a new service */
  isMobile: boolean;
};

/** A service of a scenario in the editors of every service, or the form of a new one. */
export function ScenarioServiceScreen({ scenarioId, ...props }: ScreenProps) {
  const chance = useChance();
  const query = trpc.scenarios.byId.useQuery({ scenarioId });
  if (query.data?.chanceId === chance.id) {
    return (
      <ScenarioData key={scenarioId} scenario={query.data}>
        <ScenarioService {...props} />
      </ScenarioData>
    );
  }
  return query.isPending ? (
    <ScenarioSkeleton />
  ) : (
    <ScenarioFailure error={query.error} onRetry={() => void query.refetch()} />
  );
}

function ScenarioService({ serviceId, isMobile }: Omit<ScreenProps, 'scenarioId'>) {
  if (serviceId !== newServiceId) return <ServiceScreen key={serviceId} serviceId={serviceId} />;
  return <Suspense fallback={<ScenarioSkeleton />}>{isMobile ? <NewMobileScreen /> : <NewServiceScreen />}</Suspense>;
}
