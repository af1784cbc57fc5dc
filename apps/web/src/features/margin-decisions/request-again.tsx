import { useLingui } from '@lingui/react/macro';
import { Button, toasts } from '@zuschlag/ui';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { RotateCw } from 'lucide-react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useRequestDenialMessages } from './denial-messages.ts';
import { useMarginChange } from './use-margin-change.ts';

/** Asks for the margin of one organization again, for the owner; disabled it says what has to happen first. */
export function RequestAgainButton({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const words = useRequestDenialMessages();
  const request = trpc.marginDecisions.requestOnGroup.useMutation(useMarginChange(group));
  const denial = group.denials.find(({ permission }) => permission === 'REREQUEST');
  if (denial?.code === 'NOT_PERMITTED' || denial?.code === 'LOCKED') return null;
  const send = async () => {
    try {
      await request.mutateAsync({ groupId: group.id });
      toasts.success(t`Die Margenfreigabe ist erneut angefragt.`);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Button
      size="small"
      variant="primary"
      icon={<RotateCw />}
      isPending={request.isPending}
      isDisabled={denial !== undefined}
      reason={denial ? words(denial) : undefined}
      onPress={() => void send()}
    >
      {t`Freigabe erneut anfragen`}
    </Button>
  );
}
