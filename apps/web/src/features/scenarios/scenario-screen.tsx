import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Button, LinkButton } from '@zuschlag/ui';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import type { Service } from '@zuschlag/validation/services/service';
import { Plus } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { useDocumentTitle } from '../../app/shell/document-title.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { useDenialMessages } from '../services/lock/denial-messages.ts';
import { ScenarioActs } from './scenario-acts.tsx';
import { ScenarioData } from './scenario-data.tsx';
import { ScenarioLines } from './scenario-lines.tsx';
import { scenarioPaths } from './scenario-paths.ts';
import { ScenarioFailure, ScenarioSkeleton } from './scenario-states.tsx';

/** A scenario beside what the Chance really offers, and what can be done with it. */
export function ScenarioScreen({ scenarioId }: { scenarioId: string }) {
  const chance = useChance();
  const query = trpc.scenarios.byId.useQuery({ scenarioId });
  const real = trpc.services.ofChance.useQuery({ chanceId: chance.id });
  if (query.data?.chanceId === chance.id && real.data && !query.error) {
    return <OpenScenario key={scenarioId} scenario={query.data} real={real.data.services} />;
  }
  if (query.isPending || (query.data && real.isPending)) return <ScenarioSkeleton />;
  const retry = () => void Promise.all([query.refetch(), real.refetch()]);
  return <ScenarioFailure error={query.error ?? real.error} onRetry={retry} />;
}

function OpenScenario({ scenario, real }: { scenario: Scenario; real: readonly Service[] }) {
  const { t } = useLingui();
  const chance = useChance();
  useDocumentTitle(scenario.name, chance.description.name);
  return (
    <div className="grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <Breadcrumbs
            label={t`Szenarien der Chance`}
            items={[{ label: t`Szenarien`, href: scenarioPaths(chance.id).all }, { label: scenario.name }]}
          />
          <h2 className="break-words font-semibold text-16">{scenario.name}</h2>
          <p className="text-13 text-ink-2">{t`Zählt nirgends mit, bis es übernommen wird.`}</p>
        </div>
        <ScenarioActs scenario={scenario} />
      </div>
      <NewServices scenarioId={scenario.id} />
      <ScenarioData scenario={scenario}>
        <LoadedLines scenario={scenario} real={real} />
      </ScenarioData>
    </div>
  );
}

/** Adds services that only the scenario has. */
function NewServices({ scenarioId }: { scenarioId: string }) {
  const { t } = useLingui();
  const chance = useChance();
  const reason = useDenialMessages()(chance.denials, 'ADD_SERVICE');
  const ways = [
    { id: 'mobile', label: t`Mobile Leistung`, isMobile: true },
    { id: 'permanent', label: t`Permanente Leistung`, isMobile: false },
  ];
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
      {ways.map(({ id, label, isMobile }) =>
        reason === undefined ? (
          <LinkButton
            key={id}
            size="small"
            icon={<Plus />}
            href={scenarioPaths(chance.id).newService(scenarioId, isMobile)}
          >
            {label}
          </LinkButton>
        ) : (
          <Button key={id} size="small" icon={<Plus />} isDisabled reason={reason}>
            {label}
          </Button>
        ),
      )}
    </div>
  );
}

function LoadedLines({ scenario, real }: { scenario: Scenario; real: readonly Service[] }) {
  const query = trpc.services.ofChance.useQuery({ chanceId: scenario.chanceId });
  if (query.data) return <ScenarioLines scenario={scenario} real={real} tried={query.data.services} />;
  if (query.isPending) return <ScenarioSkeleton />;
  return <ScenarioFailure error={query.error} onRetry={() => void query.refetch()} />;
}
