import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { trpc } from '../api/trpc.ts';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';
import { useSession } from './session.tsx';
import { useSessionLimits } from './session-limits.ts';
import { refreshUser } from './session-store.ts';

export type SecondStepSetUp = ComponentType<{
  /** recovery codes are on screen: the page stays until `onDone` */
  onCodes: () => void;
  onDone: () => void;
}>;

/** Shows the set-up of a second step in place of every page, to a person who lacks one that the tenant requires. */
export function SecondStepGate({ SetUp, children }: { SetUp: SecondStepSetUp; children: ReactNode }) {
  const { lacksSecondStep } = useSession();
  const [isHeld, setHeld] = useState(false);
  if (!lacksSecondStep && !isHeld) return children;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Waiting isHeld={isHeld} onDone={() => setHeld(false)} onCodes={() => setHeld(true)} SetUp={SetUp} />
    </Suspense>
  );
}

function Waiting({
  SetUp,
  isHeld,
  onCodes,
  onDone,
}: {
  SetUp: SecondStepSetUp;
  isHeld: boolean;
  onCodes: () => void;
  onDone: () => void;
}) {
  // Set up in another tab or on another device, or no longer required: seen when the person comes back to this tab.
  const me = trpc.accounts.me.useQuery(undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  useSessionLimits(() => void me.refetch());
  const fresh = me.isFetchedAfterMount ? me.data : undefined;
  useEffect(() => {
    if (me.dataUpdatedAt > 0 && fresh && !isHeld) refreshUser(fresh);
  }, [fresh, me.dataUpdatedAt, isHeld]);
  return (
    <SetUp
      onCodes={onCodes}
      onDone={async () => {
        const { data } = await me.refetch();
        if (data) refreshUser(data);
        onDone();
      }}
    />
  );
}
