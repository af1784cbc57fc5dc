import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { Banner, EmptyState } from '@zuschlag/ui';
import type { MarginConversation, MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { Percent } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { NextStepCard } from '../chance/next-step/next-step-card.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { DecisionSkeleton, DecisionsFailed } from '../decisions/decision-states.tsx';
import { DecisionsPage } from '../decisions/decisions-page.tsx';
import { pollUntilFinal } from '../decisions/first-group.ts';
import { NextStepsCard } from '../decisions/next-steps-card.tsx';
import { ParticipantsCard } from '../decisions/participants-card.tsx';
import { useMarginNextSteps } from './margin-actions.ts';
import { MarginGroup } from './margin-group.tsx';
import { dotOf, useMarginMessages } from './margin-messages.ts';

/** Whether the margin of each bidding organization is approved. Without an id the first that waits for the viewer opens. */
export function MarginDecisionsScreen({ groupId }: { groupId: string | null }) {
  const chance = useChance();
  const { data, error, refetch } = trpc.marginDecisions.groupsOfChance.useQuery(
    { chanceId: chance.id },
    { refetchInterval: ({ state }) => pollUntilFinal(state.data?.groups) },
  );
  if (!data) return error ? <DecisionsFailed onRetry={() => void refetch()} /> : <DecisionSkeleton />;
  if (data.groups.length === 0) return <NothingYet />;
  return <MarginDecisions groups={data.groups} groupId={groupId} />;
}

function MarginDecisions({ groups, groupId }: { groups: readonly MarginDecisionGroup[]; groupId: string | null }) {
  const { t } = useLingui();
  const chance = useChance();
  const utils = trpc.useUtils();
  const { lineOf } = useMarginMessages();
  const query = trpc.marginDecisions.ofGroup.useQuery(
    { marginDecisionGroupId: groupId ?? '' },
    {
      enabled: groupId !== null,
      refetchInterval: ({ state }) => pollUntilFinal(state.data && [state.data.group]),
    },
  );
  return (
    <>
      {chance.state === 'pendingmarginapproval' ? (
        <div className="px-6 pt-4 max-sm:px-4">
          <Banner>{t`Während der Margenentscheidung sind Kalkulation und Angaben gesperrt. Fristen lassen sich ändern.`}</Banner>
        </div>
      ) : null}
      <DecisionsPage
        title={t`Margenentscheidungen`}
        path={chancePaths(chance.id).marginDecisions}
        groups={groups}
        groupId={groupId}
        lineOf={lineOf}
        dotOf={dotOf}
        open={(id) => (
          <Navigate
            to="/tender/$tenderId/margindecisions/$groupId"
            params={{ tenderId: chance.id, groupId: id }}
            replace
          />
        )}
        query={query}
        onRefresh={() => void utils.marginDecisions.groupsOfChance.invalidate()}
        conversation={(conversation) => <MarginGroup conversation={conversation} />}
        aside={(conversation) => <Aside conversation={conversation} />}
      />
    </>
  );
}

function Aside({ conversation: { group, marginDecisions } }: { conversation: MarginConversation }) {
  const { stateOf } = useMarginMessages();
  const steps = useMarginNextSteps(group);
  const chance = useChance();
  const isUndecided = group.currentDecision === 'open' || group.currentDecision === 'contested';
  return (
    <>
      {group.participantsOnDecisionGroup.length === 0 ? null : (
        <ParticipantsCard participants={group.participantsOnDecisionGroup} stateOf={stateOf(group, marginDecisions)} />
      )}
      {isUndecided ? (
        <NextStepsCard steps={steps} />
      ) : (
        <NextStepCard chance={chance} page="marginDecisions" isGroupMine={false} />
      )}
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
