import { loadWords } from '@zuschlag/i18n/activate';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useRight } from '../../app/session/session.tsx';

const ChangedChancesBanner = lazy(async () => {
  const [{ ChangedChancesBanner: Layer }] = await Promise.all([
    import('./changed-chances-banner.tsx'),
    loadWords('overview'),
  ]);
  return { default: Layer };
});

/** Above the list: how many of the own open Chances rest on changed tables, and one act that calculates them anew. */
export function ChangedChancesNotice() {
  const mayCalculate = useRight('CALCULATE');
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.recalculations.changedChances.useQuery(undefined, { enabled: mayCalculate });
  const count = (data?.chances.length ?? 0) + (data?.more ?? 0);
  if (!isOpen && count === 0) return null;
  return (
    <Suspense>
      <ChangedChancesBanner count={count} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
