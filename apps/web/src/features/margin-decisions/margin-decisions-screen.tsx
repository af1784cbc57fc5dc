import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { Banner, EmptyState } from '@zuschlag/ui';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { Percent } from 'lucide-react';
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
import { NextStepsCard } from '../decisions/next-steps-card.tsx';
import { ParticipantsCard } from '../decisions/participants-card.tsx';
import { useMarginNextSteps } from './margin-actions.ts';
import { type MarginConversation, MarginGroup } from './margin-group.tsx';
import { dotOf, useMarginMessages } from './margin-messages.ts';

/** Whether the margin of each bidding organization is approved. Without an id the first that waits for the viewer opens. */
export function MarginDecisionsScreen({ groupId }: { groupId: string | null }) {
  const chance = useChance();
  const { organizationId } = useSession();
  const { data, error, refetch } = trpc.marginDecisions.groupsOfChance.useQuery(
    { chanceId: chance.id },
    { refetchInterval: ({ state }) => (state.data?.groups.every(({ isFinal }) => isFinal) ? false : pollingMs) },
  );
  if (!data) return error ? <DecisionsFailed onRetry={() => void refetch()} /> : <DecisionSkeleton />;
  if (data.groups.length === 0) return <NothingYet />;
  if (groupId === null) {
    const first = firstGroup(data.groups, organizationId);
    const params = { tenderId: chance.id, groupId: first?.id ?? '' };
    if (first) return <Navigate to="/tender/$tenderId/margindecisions/$groupId" params={params} replace />;
  }
  return <Page groups={data.groups} groupId={groupId} />;
}

function Page({ groups, groupId }: { groups: readonly MarginDecisionGroup[]; groupId: string | null }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const chance = useChance();
  const { data, error, isFetching, refetch } = trpc.marginDecisions.ofGroup.useQuery(
    { marginDecisionGroupId: groupId ?? '' },
    {
      enabled: groupId !== null,
      refetchInterval: ({ state }) => (state.data?.group.isFinal ? false : pollingMs),
    },
  );
  const refresh = () => {
    void refetch();
    void utils.marginDecisions.groupsOfChance.invalidate();
  };
  return (
    <>
      {chance.state === 'pendingmarginapproval' ? (
        <div className="px-6 pt-4 max-sm:px-4">
          <Banner>{t`Bis über alle Margen entschieden ist, sind Kalkulation und Angaben gesperrt.`}</Banner>
        </div>
      ) : null}
      <DecisionFrame
        groups={
          <Groups
            groups={groups}
            groupId={groupId}
            refresh={<RefreshButton isPending={isFetching} onRefresh={refresh} />}
          />
        }
        thread={
          data ? (
            <MarginGroup conversation={data} />
          ) : groupId === null || error ? (
            <NoGroup isUninvolved={groupId === null} />
          ) : (
            <ConversationSkeleton />
          )
        }
        aside={data ? <Aside conversation={data} /> : undefined}
      />
    </>
  );
}

function Groups({
  groups,
  groupId,
  refresh,
}: {
  groups: readonly MarginDecisionGroup[];
  groupId: string | null;
  refresh: React.ReactNode;
}) {
  const { t } = useLingui();
  const chance = useChance();
  const { organizationId } = useSession();
  const { lineOf } = useMarginMessages();
  return (
    <GroupList
      title={t`Margenentscheidungen`}
      currentId={groupId}
      aside={refresh}
      entries={groups.map((group) => ({
        id: group.id,
        href: `${chancePaths(chance.id).marginDecisions}/${group.id}`,
        name: group.operationalOrganizationShortName,
        tone: dotOf(group, organizationId),
        line: lineOf(group),
        progress: group.progress,
        isOpenable: group.permissions.includes('VIEW'),
      }))}
    />
  );
}

function Aside({ conversation: { group, marginDecisions } }: { conversation: MarginConversation }) {
  const { stateOf } = useMarginMessages();
  const steps = useMarginNextSteps(group);
  if (group.participantsOnDecisionGroup.length === 0) return null;
  return (
    <>
      <ParticipantsCard participants={group.participantsOnDecisionGroup} stateOf={stateOf(group, marginDecisions)} />
      <NextStepsCard steps={steps} />
    </>
  );
}

function NothingYet() {
  const { t } = useLingui();
  const chance = useChance();
  return (
    <div className="grid min-h-72 place-items-center p-6">
      <EmptyState
        icon={<Percent />}
        title={chance.state === 'notbidding' ? t`Hier gibt es keine Margen` : t`Noch keine Margenentscheidungen`}
        text={
          chance.state === 'notbidding'
            ? t`Auf diese Chance wird nicht geboten.`
            : t`Sobald die Bid-Entscheidung abgeschlossen ist, hat jede bietende Gesellschaft hier eine Gruppe.`
        }
      />
    </div>
  );
}
