import { useLingui } from '@lingui/react/macro';
import { Button, Card, CardBody, CardHeader, ErrorNote, Skeleton } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { Check, Clock3 } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** Whose margin was approved by whom and when, with the approved figures. */
export function ApprovalsCard({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId: chance.id });
  if (data?.groups.length === 0) return null;
  return (
    <Card label={t`Freigaben`}>
      <CardHeader title={t`Freigaben`} />
      {data ? (
        <ul className="divide-y">
          {data.groups.map((group) => (
            <ApprovalRow key={group.id} group={group} />
          ))}
        </ul>
      ) : (
        <CardBody>
          {error ? (
            <div className="grid justify-items-start gap-2">
              <ErrorNote>{errorMessage(error)}</ErrorNote>
              <Button size="small" onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>
            </div>
          ) : (
            <Skeleton kind="control" />
          )}
        </CardBody>
      )}
    </Card>
  );
}

function ApprovalRow({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const format = useFormat();
  const isApproved = group.currentDecision === 'approved';
  const Icon = isApproved ? Check : Clock3;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 ${isApproved ? 'text-ok-text' : 'text-ink-3'}`} />
      <div className="min-w-0">
        <p className="font-medium">{group.operationalOrganizationShortName}</p>
        {isApproved ? <Voices group={group} /> : <p className="text-ink-3">{t`noch nicht freigegeben`}</p>}
      </div>
      {group.revenue === null ? null : (
        <p className="tnum text-right">
          {format.euro(group.revenue)}
          <span className="block text-12 text-ink-3">{t`Marge ${format.percent(group.margin, 1, true)}`}</span>
        </p>
      )}
    </li>
  );
}

/** The people who approved; a reader who may not open the group sees only when. */
function Voices({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const format = useFormat();
  const mayOpen = group.permissions.includes('VIEW');
  const { data } = trpc.marginDecisions.ofGroup.useQuery({ marginDecisionGroupId: group.id }, { enabled: mayOpen });
  const voices = (data?.marginDecisions ?? []).filter(
    ({ decision, round }) => round === group.round && (decision === 'Approve' || decision === 'OverruleApprove'),
  );
  if (voices.length === 0)
    return (
      <p className="text-ink-2">
        {group.autoApproved
          ? t`Ohne Entscheidung freigegeben, ${format.dateTime(group.finalAt)}`
          : t`Freigegeben, ${format.dateTime(group.finalAt)}`}
      </p>
    );
  return (
    <ul className="text-ink-2">
      {voices.map(({ id, userOnDecision: person, createdAt }) => (
        <li key={id}>
          {person ? `${person.firstname} ${person.lastname}, ${person.organization}` : t`System`}
          <span className="text-ink-3"> · {format.dateTime(createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
