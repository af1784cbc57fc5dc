import { isAtWork } from '@zuschlag/validation/ai-imports/ai-import-vocabulary';
import { useEffect, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

const POLL_MS = 5_000;
/** Polling goes on for so long after the last import has ended. */
const LAST_MS = 3_000;

/** The imports of the own organization that are at work, kept current while there are any. */
export function useRunningImports() {
  const [polls, setPolls] = useState(false);
  const { data, error, refetch } = trpc.aiImports.list.useQuery(
    { section: 'active', first: 50 },
    { refetchInterval: polls ? POLL_MS : false },
  );
  const running = data?.edges.map(({ node }) => node).filter(({ status }) => isAtWork(status));
  const isAnyRunning = (running?.length ?? 0) > 0;
  useEffect(() => {
    if (isAnyRunning) {
      setPolls(true);
      return;
    }
    const timer = setTimeout(() => setPolls(false), LAST_MS);
    return () => clearTimeout(timer);
  }, [isAnyRunning]);
  return { running, error, refetch };
}

/** How far all running imports are together, in whole percent. */
export function overallPercent(running: readonly { percent: number }[]): number {
  return Math.round(running.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, running.length));
}
