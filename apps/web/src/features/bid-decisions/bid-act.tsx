import { useLingui } from '@lingui/react/macro';
import { LinkButton, Skeleton, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';
import type { StepPlace } from '../../app/features/feature.ts';
import { useSession } from '../../app/session/session.tsx';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { groupForViewer } from '../decisions/first-group.ts';
import { BidInput } from './bid-group.tsx';

/** The decision that the viewer owes a Chance: in the details the input itself, elsewhere the way to it. */
export function BidAct({ chance, page }: { chance: Chance; page: StepPlace }) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { data: groups } = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId: chance.id });
  if (!groups) return <Skeleton kind="control" />;
  const group = groupForViewer(groups, organizationId);
  if (!group) return null;
  const href = `${chancePaths(chance.id).bidDecisions}/${group.id}`;
  const name = group.operationalOrganizationShortName;
  if (page !== 'details')
    return <LinkButton variant="primary" href={href}>{t`Über den Bid von ${name} entscheiden`}</LinkButton>;
  return (
    <>
      <p className="px-4 pb-3 text-12">
        <TextLink href={href}>{t`Was die Beteiligten geschrieben haben`}</TextLink>
      </p>
      <BidInput key={group.id} group={group} chanceState={chance.state} />
    </>
  );
}
