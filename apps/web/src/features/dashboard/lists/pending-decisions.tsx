import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Badge, Card, CardHeader, StateDot, TextLink } from '@zuschlag/ui';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useSession } from '../../../app/session/session.tsx';
import { CardContent } from '../card-content.tsx';

const pollMs = 60_000;
const rowsShown = 8;

type Group = Pick<
  DecisionGroup,
  | 'id'
  | 'chanceId'
  | 'awaitingOrganizationId'
  | 'operationalOrganizationShortName'
  | 'participantsOnDecisionGroup'
  | 'isContested'
>;
type GroupPage = '/tender/$tenderId/biddecisions/$groupId' | '/tender/$tenderId/margindecisions/$groupId';
type Pending = { chanceId: string; name: string; groups: readonly Group[] };

/** Which decisions are open, for whom each waits, and those that wait for the person's own organization first. */
export function PendingDecisions() {
  const { t } = useLingui();
  const bids = trpc.bidDecisions.pending.useQuery(undefined, { refetchInterval: pollMs });
  const margins = trpc.marginDecisions.pending.useQuery(undefined, { refetchInterval: pollMs });
  return (
    <>
      <PendingCard
        title={t`Offene Bid-Entscheidungen`}
        nothing={t`Gerade ist keine Bid-Entscheidung offen.`}
        query={bids}
        page="/tender/$tenderId/biddecisions/$groupId"
        all={pathTo({ to: '/tender/all', search: { filters: { state: ['pendingbiddecision'] } } })}
      />
      <PendingCard
        title={t`Offene Margenentscheidungen`}
        nothing={t`Gerade ist keine Margenentscheidung offen.`}
        query={margins}
        page="/tender/$tenderId/margindecisions/$groupId"
        all={pathTo({ to: '/tender/all', search: { filters: { state: ['pendingmarginapproval'] } } })}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-12 text-ink-3">
        <span className="flex items-center gap-1.5">
          <StateDot tone="editing" />
          {t`Ihre Gesellschaft ist am Zug`}
        </span>
        <span className="flex items-center gap-1.5">
          <StateDot tone="pending" />
          {t`wartet auf andere`}
        </span>
        <TextLink
          tone="quiet"
          href={pathTo({ to: '/tender/all', search: { filters: { awaitsMe: true } } })}
        >{t`Was auf Sie wartet`}</TextLink>
      </p>
    </>
  );
}

function PendingCard(props: {
  title: string;
  nothing: string;
  query: { data: readonly Pending[] | undefined; error: unknown; refetch: () => unknown };
  page: GroupPage;
  all: string;
}) {
  const { title, nothing, query, page, all } = props;
  const { t } = useLingui();
  const { organizationId } = useSession();
  const isMine = ({ groups }: Pending) => groups.some((group) => group.awaitingOrganizationId === organizationId);
  const count = query.data?.length ?? 0;
  return (
    <Card label={title}>
      <CardHeader title={title} badge={count > 0 ? <Badge kind="count">{count}</Badge> : undefined} />
      <CardContent query={query} name={title} lines={3}>
        {(pending) => (
          <>
            {count === 0 ? <p className="p-4 text-ink-2">{nothing}</p> : null}
            {count > 0 ? (
              <ul className="py-1">
                {[...pending]
                  .sort((one, other) => Number(isMine(other)) - Number(isMine(one)))
                  .slice(0, rowsShown)
                  .map((chance) => (
                    <PendingRow key={chance.chanceId} chance={chance} own={organizationId} page={page} />
                  ))}
              </ul>
            ) : null}
            {count > rowsShown ? (
              <p className="border-t px-4 py-2.5">
                <TextLink href={all}>{t`Alle ${count} zeigen`}</TextLink>
              </p>
            ) : null}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function PendingRow(props: { chance: Pending; own: number; page: GroupPage }) {
  const { chance, own, page } = props;
  const { t } = useLingui();
  const awaited = ({ awaitingOrganizationId, participantsOnDecisionGroup }: Group) =>
    participantsOnDecisionGroup.find(({ id }) => id === awaitingOrganizationId)?.shortName;
  const waiting = (group: Group) => {
    if (group.awaitingOrganizationId === own) return t`Ihre Gesellschaft ist am Zug`;
    const other = awaited(group);
    return other ? t`wartet auf ${other}` : t`wartet auf andere`;
  };
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-1">
      <Link
        to={page}
        params={{ tenderId: chance.chanceId, groupId: chance.groups[0]?.id ?? '' }}
        className="min-w-40 flex-1 truncate rounded-mark font-medium hover:underline"
      >
        {chance.name}
      </Link>
      <span className="flex flex-wrap gap-1.5">
        {chance.groups.map((group) => {
          const isMine = group.awaitingOrganizationId === own;
          return (
            <Link
              key={group.id}
              to={page}
              params={{ tenderId: chance.chanceId, groupId: group.id }}
              title={waiting(group)}
              className={`inline-flex min-h-6 items-center gap-1.5 rounded-badge px-2 text-12 ${isMine ? 'bg-state-editing-bg font-semibold text-state-editing-text' : 'bg-state-pending-bg font-medium text-state-pending-text'}`}
            >
              <StateDot tone={isMine ? 'editing' : 'pending'} />
              {group.operationalOrganizationShortName}
              <span className="sr-only">: {waiting(group)}</span>
            </Link>
          );
        })}
      </span>
    </li>
  );
}
