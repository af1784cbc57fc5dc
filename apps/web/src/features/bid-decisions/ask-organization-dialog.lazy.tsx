import { useLingui } from '@lingui/react/macro';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../app/api/trpc.ts';
import { AddOrganizationContent } from './add-organization-dialog.lazy.tsx';
import { BidPreviewsOnChance } from './preview/bid-previews.tsx';

/** Asks one more organization whether it bids. */
export function AskOrganizationDialog({
  chance: { id: chanceId },
  ...place
}: {
  chance: Chance;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { data: groups = [] } = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId }, { enabled: place.isOpen });
  const addOrganization = trpc.bidDecisions.addOrganization.useMutation({
    onSuccess: (answer) => {
      utils.bidDecisions.groupsOfChance.setData({ chanceId }, answer);
      void utils.chance.invalidate();
    },
    onError: () => void utils.bidDecisions.invalidate(),
  });
  return (
    <AddOrganizationContent
      {...place}
      title={t`Gesellschaft hinzufügen`}
      text={t`Sie wird gefragt, ob sie bietet. Die Chance wartet dann auch auf ihre Entscheidung.`}
      except={groups.map((group) => group.operationalOrganizationId)}
      isOperationalOnly
      effectOf={(organizationId) => <BidPreviewsOnChance chanceId={chanceId} organizationId={organizationId} />}
      onAdd={(organizationId) => addOrganization.mutateAsync({ chanceId, organizationId })}
    />
  );
}
