import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { LossReason, LossReasonList } from '@zuschlag/validation/organizations/loss-reasons';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Takes the lists that a call answers as the present ones. */
export function useKeepLists(): (lists: LossReasonList[]) => void {
  const utils = trpc.useUtils();
  return (lists) => {
    utils.organizations.lossReasons.list.setData(undefined, lists);
    void utils.chance.lossReasons.invalidate();
  };
}

/** The changes of a list that take one press. */
export function useLossReasonActs(organizationId = 0) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const keep = useKeepLists();
  const showError = useErrorToast();
  const onError = (error: unknown) => {
    showError(error);
    // Another person may have changed the list.
    void utils.organizations.lossReasons.list.invalidate();
  };
  const acts = {
    add: trpc.organizations.lossReasons.add.useMutation({ onSuccess: keep, onError }),
    arrange: trpc.organizations.lossReasons.arrange.useMutation({ onSuccess: keep, onError }),
    retire: trpc.organizations.lossReasons.retire.useMutation({ onSuccess: keep, onError }),
    restore: trpc.organizations.lossReasons.restore.useMutation({ onSuccess: keep, onError }),
  };
  const restore = ({ id: lossReasonId }: LossReason) => acts.restore.mutate({ lossReasonId });
  return {
    isPending: Object.values(acts).some(({ isPending }) => isPending),
    add: (names: string[]) => acts.add.mutate({ organizationId, names }),
    move(active: readonly LossReason[], from: number, to: number) {
      const ids = active.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      acts.arrange.mutate({ organizationId, ids });
    },
    retire: (reason: LossReason) =>
      acts.retire.mutate(
        { lossReasonId: reason.id },
        {
          onSuccess: () =>
            toasts.success(t`„${reason.name}“ wird nicht mehr angeboten.`, {
              action: { label: t`Rückgängig`, onPress: () => restore(reason) },
            }),
        },
      ),
    restore,
  };
}
