import { loadWords } from '@zuschlag/i18n/activate';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';

const RecalculationProgress = lazyOverlay<{ isOpen?: boolean; chance: Chance; runId: string; onEnd: () => void }>(
  async () => {
    const [{ RecalculationProgress: Layer }] = await Promise.all([
      import('./recalculation-progress.tsx'),
      loadWords('overview'),
      loadWords('calculation'),
    ]);
    return Layer;
  },
);

/** Shows on every page of a Chance how far its recalculation is, and what came of the one that ended while it was open. */
export function RecalculationNotice({ chance }: { chance: Chance }) {
  const running = chance.recalculation?.id ?? null;
  const [watched, setWatched] = useState(running);
  if (running !== null && running !== watched) setWatched(running);
  if (watched === null) return null;
  return (
    <RecalculationProgress key={watched} isOpen chance={chance} runId={watched} onEnd={() => setWatched(running)} />
  );
}
