import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import type { BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { trpc } from '../../app/api/trpc.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { DecisionSkeleton, DecisionsFailed } from '../decisions/decision-states.tsx';
import { DecisionsPage } from '../decisions/decisions-page.tsx';
import { pollUntilFinal } from '../decisions/first-group.ts';
import { BidAside } from './bid-aside.tsx';
import { BidGroup } from './bid-group.tsx';
import { dotOf, useBidMessages } from './bid-messages.ts';

/**
 * Whether each operational organization bids: one conversation per organization. Without an id the first that waits for
 * the viewer opens.
 */
export function BidDecisionsScreen({ groupId }: { groupId: string | null }) {
  const chance = useChance();
  const {
    data: groups,
    error,
    refetch,
  } = trpc.bidDecisions.groupsOfChance.useQuery(
    { chanceId: chance.id },
    { refetchInterval: ({ state }) => pollUntilFinal(state.data) },
  );
  if (!groups) return error ? <DecisionsFailed onRetry={() => void refetch()} /> : <DecisionSkeleton />;
  return <BidDecisions groups={groups} groupId={groupId} />;
}

function BidDecisions({ groups, groupId }: { groups: readonly BidDecisionGroup[]; groupId: string | null }) {
  const { t } = useLingui();
  const chance = useChance();
  const utils = trpc.useUtils();
  const { lineOf } = useBidMessages();
  const query = trpc.bidDecisions.ofGroup.useQuery(
    { groupId: groupId ?? '', chanceId: chance.id },
    {
      enabled: groupId !== null,
      refetchInterval: ({ state }) => pollUntilFinal(state.data && [state.data.group]),
    },
  );
  return (
    <DecisionsPage
      title={t`Bid-Entscheidungen`}
      path={chancePaths(chance.id).bidDecisions}
      groups={groups}
      groupId={groupId}
      lineOf={lineOf}
      dotOf={dotOf}
      open={(id) => (
        <Navigate to="/tender/$tenderId/biddecisions/$groupId" params={{ tenderId: chance.id, groupId: id }} replace />
      )}
      query={query}
      onRefresh={() => void utils.bidDecisions.groupsOfChance.invalidate()}
      conversation={(conversation) => <BidGroup conversation={conversation} />}
      aside={(conversation) => <BidAside conversation={conversation} />}
    />
  );
}
