import type { StateTone } from '@zuschlag/ui';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { ReactNode } from 'react';
import { failureOf } from '../../app/errors/failure.ts';
import { useSession } from '../../app/session/session.tsx';
import { ConversationSkeleton, DecisionsFailed, NoGroup, RefreshButton } from './decision-states.tsx';
import { firstGroup } from './first-group.ts';
import { GroupList } from './group-list.tsx';

/** The query of one group with its decisions. */
type ConversationQuery<Conversation> = {
  data: Conversation | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type DecisionsPageProps<Group, Conversation> = {
  title: string;
  /** the address of the page without a group */
  path: string;
  groups: readonly Group[];
  /** null opens the first group that waits for the viewer */
  groupId: string | null;
  lineOf: (group: Group) => ReactNode;
  dotOf: (group: Group, organizationId: number) => StateTone;
  /** goes to the page of a group */
  open: (groupId: string) => ReactNode;
  query: ConversationQuery<Conversation>;
  onRefresh: () => void;
  conversation: (conversation: Conversation) => ReactNode;
  /** who takes part, and what follows */
  aside: (conversation: Conversation) => ReactNode;
};

/** The decisions of a Chance of one kind: the groups at the left, the conversation of one, and its participants. */
export function DecisionsPage<Group extends DecisionGroup, Conversation>({
  path,
  groups,
  groupId,
  query: { data, error, isFetching, refetch },
  ...props
}: DecisionsPageProps<Group, Conversation>) {
  const { organizationId } = useSession();
  const first = groupId === null ? firstGroup(groups, organizationId) : null;
  if (first) return props.open(first.id);
  const refresh = () => {
    void refetch();
    props.onRefresh();
  };
  return (
    <div className="grid items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_17.5rem]">
      <GroupList
        title={props.title}
        currentId={groupId}
        entries={groups.map((group) => ({
          id: group.id,
          href: `${path}/${group.id}`,
          name: group.operationalOrganizationShortName,
          tone: props.dotOf(group, organizationId),
          line: props.lineOf(group),
          progress: progressOf(group),
          isOpenable: group.permissions.includes('VIEW'),
        }))}
        aside={<RefreshButton isPending={isFetching} onRefresh={refresh} />}
      />
      {data ? (
        props.conversation(data)
      ) : groupId === null || (error && isUnknown(error)) ? (
        <NoGroup isUninvolved={groupId === null} />
      ) : error ? (
        <DecisionsFailed onRetry={() => void refetch()} />
      ) : (
        <ConversationSkeleton />
      )}
      {data ? <div className="grid gap-4 lg:max-xl:col-start-2">{props.aside(data)}</div> : null}
    </div>
  );
}

/** Of several participants while some are missing; a group that has ended says so in words. */
function progressOf({ participantsOnDecisionGroup, progress }: DecisionGroup): number | null {
  return participantsOnDecisionGroup.length > 1 && progress < 100 ? progress : null;
}

/** Whether a group does not exist for the viewer; without a connection that is not known. */
function isUnknown(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'NOT_FOUND' || code === 'NOT_PERMITTED';
}
