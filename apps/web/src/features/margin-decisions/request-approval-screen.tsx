import { useLingui } from '@lingui/react/macro';
import { Badge, Card, CardBody, CardHeader, LinkButton, StateBadge } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { NextStepCard } from '../chance/next-step/next-step-card.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { useMarginMessages } from './margin-messages.ts';
import { RequestPreview } from './request-preview.tsx';

/** Whether the margins can be requested: what each bidding organization has calculated and where its approval stands. */
export function RequestApprovalScreen() {
  const { t } = useLingui();
  const chance = useChance();
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId: chance.id });
  const bidders = chance.organizations.filter(({ isBidding }) => isBidding);
  return (
    <div className="grid w-full max-w-[70rem] items-start gap-4 p-6 max-sm:p-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-4">
        <Card label={t`Bietende Gesellschaften`}>
          <CardHeader
            title={t`Bietende Gesellschaften`}
            aside={
              <LinkButton size="small" href={chancePaths(chance.id).marginDecisions}>
                {t`Margenentscheidungen`}
              </LinkButton>
            }
          />
          <ul className="grid">
            {bidders.map((bidder) => (
              <BidderLine
                key={bidder.id}
                bidder={bidder}
                group={data?.groups.find((group) => group.operationalOrganizationId === bidder.id)}
              />
            ))}
          </ul>
          {bidders.length === 0 ? <CardBody>{t`Keine Gesellschaft bietet mehr mit.`}</CardBody> : null}
        </Card>
        {chance.state === 'editing' && bidders.length > 0 ? (
          <Card label={t`Wen die Anfrage erreicht`}>
            <CardHeader title={t`Wen die Anfrage erreicht`} />
            <CardBody>
              <RequestPreview chanceId={chance.id} />
            </CardBody>
          </Card>
        ) : null}
      </div>
      <div className="grid gap-4 lg:sticky lg:top-4">
        <NextStepCard chance={chance} page="marginDecisions" isGroupMine={false} />
      </div>
    </div>
  );
}

/** What the organization has calculated, and where the approval of its margin stands. */
function BidderLine({
  bidder: { name, serviceCount, lastCalculatedAt },
  group,
}: {
  bidder: Chance['organizations'][number];
  group: MarginDecisionGroup | undefined;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { standsOf } = useMarginMessages();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-12 text-ink-3">
          {lastCalculatedAt === null
            ? t`Noch nicht kalkuliert`
            : t`Zuletzt kalkuliert am ${format.day(lastCalculatedAt)}`}
        </p>
      </div>
      {serviceCount === 0 ? (
        <StateBadge tone="pending">{t`keine Leistung`}</StateBadge>
      ) : (
        <Badge kind="count">{serviceCount}</Badge>
      )}
      {group ? <span className="text-ink-2">{standsOf(group)}</span> : null}
    </li>
  );
}
