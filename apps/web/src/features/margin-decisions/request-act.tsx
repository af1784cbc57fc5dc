import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';
import { useNameList } from '../decisions/use-name-list.ts';
import { RequestApprovalButton } from './request-approval-button.tsx';

/** The request for approval as the next step of a Chance. */
export function RequestAct({ chance }: { chance: Chance }) {
  const { t } = useLingui();
  const nameList = useNameList();
  const { data } = trpc.marginDecisions.groupsOfChance.useQuery({ chanceId: chance.id });
  const stale = (data?.groups ?? []).filter(({ isStale }) => isStale);
  const names = nameList(
    stale.map(({ operationalOrganizationId: id, operationalOrganizationShortName: shortName }) => ({ id, shortName })),
    false,
  );
  return (
    <div className="grid gap-2">
      {stale.length === 0 ? null : (
        <p className="text-ink-2">{t`Geändert seit der Freigabe: ${names}. Darüber wird erneut entschieden.`}</p>
      )}
      <RequestApprovalButton chanceId={chance.id} />
    </div>
  );
}
