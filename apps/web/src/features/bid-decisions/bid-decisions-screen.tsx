import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import type { BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { DecisionFrame } from '../decisions/decision-frame.tsx';
import {
  ConversationSkeleton,
  DecisionSkeleton,
  DecisionsFailed,
  NoGroup,
  RefreshButton,
} from '../decisions/decision-states.tsx';
import { firstGroup, pollingMs } from '../decisions/first-group.ts';
import { GroupList } from '../decisions/group-list.tsx';
import { AddOrganizationDialog } from './add-organization-dialog.tsx';
import { BidAside } from './bid-aside.tsx';
import { BidGroup } from './bid-group.tsx';
import { dotOf, useBidMessages } from './bid-messages.ts';

/**
 * Whether each operational organization bids: one conversation per organization. Without an id the first that waits for
 * the viewer opens.
 */
export function BidDecisionsScreen({ groupId }: { groupId: string | null }) {
  const chance = useChance();
  const { organizationId } = useSession();
  const {
    data: groups,
    error,
    refetch,
  } = trpc.bidDecisions.groupsOfChance.useQuery(
    { chanceId: chance.id },
    {
      refetchInterval: ({ state }) => (state.data?.every(({ isFinal }) => isFinal) ? false : pollingMs),
    },
  );
  if (!groups) return error ? <DecisionsFailed onRetry={() => void refetch()} /> : <DecisionSkeleton />;
  if (groupId === null) {
    const first = firstGroup(groups, organizationId);
    const params = { tenderId: chance.id, groupId: first?.id ?? '' };
    if (first) return <Navigate to="/tender/$tenderId/biddecisions/$groupId" params={params} replace />;
  }
  return <Page groups={groups} groupId={groupId} />;
}

function Page({ groups, groupId }: { groups: readonly BidDecisionGroup[]; groupId: string | null }) {
  const chance = useChance();
  const mayChange = chance.isOwner && chance.state === 'pendingbiddecision';
  const { data, error, isFetching, refetch } = trpc.bidDecisions.ofGroup.useQuery(
    { groupId: groupId ?? '', chanceId: chance.id },
    {
      enabled: groupId !== null,
      refetchInterval: ({ state }) => (state.data?.group.isFinal ? false : pollingMs),
    },
  );
  const utils = trpc.useUtils();
  const refresh = () => {
    void refetch();
    void utils.bidDecisions.groupsOfChance.invalidate();
  };
  const isMissing = groupId === null || error !== null;
  return (
    <DecisionFrame
      groups={
        <Groups
          groups={groups}
          groupId={groupId}
          mayAdd={mayChange}
          refresh={<RefreshButton isPending={isFetching} onRefresh={refresh} />}
        />
      }
      thread={
        data ? (
          <BidGroup conversation={data} />
        ) : isMissing ? (
          <NoGroup isUninvolved={groupId === null} />
        ) : (
          <ConversationSkeleton />
        )
      }
      aside={data ? <BidAside conversation={data} mayWithdraw={mayChange && groups.length > 1} /> : undefined}
    />
  );
}

function Groups({
  groups,
  groupId,
  mayAdd,
  refresh,
}: {
  groups: readonly BidDecisionGroup[];
  groupId: string | null;
  mayAdd: boolean;
  refresh: React.ReactNode;
}) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const chance = useChance();
  const { lineOf } = useBidMessages();
  const utils = trpc.useUtils();
  const addOrganization = trpc.bidDecisions.addOrganization.useMutation();
  const add = async (id: number) => {
    const answer = await addOrganization.mutateAsync({ chanceId: chance.id, organizationId: id });
    utils.bidDecisions.groupsOfChance.setData({ chanceId: chance.id }, answer);
    void utils.chance.invalidate();
  };
  return (
    <GroupList
      title={t`Bid-Entscheidungen`}
      currentId={groupId}
      entries={groups.map((group) => ({
        id: group.id,
        href: `${chancePaths(chance.id).bidDecisions}/${group.id}`,
        name: group.operationalOrganizationShortName,
        tone: dotOf(group, organizationId),
        line: lineOf(group),
        progress: group.progress,
        isOpenable: group.permissions.includes('VIEW'),
      }))}
      aside={
        <span className="flex gap-0.5">
          {mayAdd ? (
            <AddOrganizationDialog
              title={t`Gesellschaft hinzufügen`}
              text={t`Sie wird gefragt, ob sie bietet. Die Chance wartet dann auch auf ihre Entscheidung.`}
              except={groups.map((group) => group.operationalOrganizationId)}
              isOperationalOnly
              onAdd={add}
            />
          ) : null}
          {refresh}
        </span>
      }
    />
  );
}
