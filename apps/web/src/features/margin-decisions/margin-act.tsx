import { useLingui } from '@lingui/react/macro';
import { LinkButton, Skeleton, TextLink } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';
import type { StepPlace } from '../../app/features/feature.ts';
import { useSession } from '../../app/session/session.tsx';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { groupForViewer } from '../decisions/first-group.ts';
import { MarginInput } from './margin-group.tsx';
import { StandingFigures } from './round-figures.tsx';

/** The margin that waits for the viewer: in the details its figures and the input itself, elsewhere the way to it. */
export function MarginAct({ chance, page }: { chance: Chance; page: StepPlace }) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId: chance.id });
  if (!data) return <Skeleton kind="control" />;
  const group = groupForViewer(data.groups, organizationId);
  if (!group) return null;
  const href = `${chancePaths(chance.id).marginDecisions}/${group.id}`;
  const name = group.operationalOrganizationShortName;
  if (page !== 'details')
    return <LinkButton variant="primary" href={href}>{t`Über die Marge von ${name} entscheiden`}</LinkButton>;
  return (
    <>
      <p className="px-4 pb-3 text-12">
        <TextLink href={href}>{t`Was die Beteiligten geschrieben haben`}</TextLink>
      </p>
      <div className="border-t">
        <StandingFigures figures={group} label={t`Darüber wird entschieden`} />
      </div>
      <MarginInput key={`${group.id}-${group.round}`} group={group} />
    </>
  );
}
