import { QueryClientProvider } from '@tanstack/react-query';
import type { Scenario } from '@zuschlag/validation/services/scenarios/scenarios';
import { type ReactNode, useEffect, useState } from 'react';
import { createClientOfScenario, trpc } from '../../app/api/trpc.ts';
import { createQueryClient } from '../../app/shell/providers.tsx';
import { ScenarioContext } from '../services/scenarios/scenario-context.ts';
import { scenarioPaths } from './scenario-paths.ts';

/**
 * Data access for pages inside of a scenario: every call reads and changes its services instead of the real ones, and
 * nothing that is read here meets what the other pages read.
 */
export function ScenarioData({ scenario, children }: { scenario: Scenario; children: ReactNode }) {
  const { id, chanceId, name, version } = scenario;
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => createClientOfScenario(id));
  // The scenario itself is kept current by the events of the page around; its version moves with each change inside.
  useEffect(() => {
    if (version > 0) void queryClient.invalidateQueries();
  }, [queryClient, version]);
  return (
    <ScenarioContext value={{ id, name, href: scenarioPaths(chanceId).one(id) }}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </ScenarioContext>
  );
}
