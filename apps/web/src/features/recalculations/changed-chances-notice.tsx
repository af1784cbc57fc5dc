import { loadWords } from '@zuschlag/i18n/activate';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { ChosenCause } from '@zuschlag/validation/recalculations/recalculations';
import { Suspense, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useRight } from '../../app/session/session.tsx';

const ChangedChancesBanner = latePart(async () => {
  const [{ ChangedChancesBanner: Layer }] = await Promise.all([
    import('./changed-chances-banner.tsx'),
    loadWords('overview'),
    loadWords('calculation'),
  ]);
  return Layer;
});

/** How many of the own open Chances rest on changed tables, and one act that calculates them anew. */
export function ChangedTablesNotice() {
  return <ChangedChancesNotice cause="tables" />;
}

/** How many of the own open Chances have services with earlier defaults, and one act that takes over those of today. */
export function ChangedDefaultsNotice() {
  return <ChangedChancesNotice cause="defaults" />;
}

function ChangedChancesNotice({ cause }: { cause: ChosenCause }) {
  const mayCalculate = useRight('CALCULATE');
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.recalculations.changedChances.useQuery({ cause }, { enabled: mayCalculate });
  const count = (data?.chances.length ?? 0) + (data?.more ?? 0);
  if (!isOpen && count === 0) return null;
  return (
    <Suspense>
      <ChangedChancesBanner cause={cause} count={count} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
