import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Rule } from '@zuschlag/validation/rules/rules';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';

/** The changes of rules that take one press. */
export function useRuleActs() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const refresh = () => utils.rules.invalidate();
  const onError = (error: unknown) => {
    showError(error);
    // Another person may have changed the list.
    void refresh();
  };
  const update = trpc.rules.updateRule.useMutation({ onSuccess: refresh, onError });
  const duplicate = trpc.rules.duplicate.useMutation({ onSuccess: refresh, onError });
  const arrange = trpc.rules.arrange.useMutation({ onSuccess: refresh, onError });
  const remove = trpc.rules.remove.useMutation({ onSuccess: refresh, onError });
  return {
    isPending: [update, duplicate, arrange, remove].some((call) => call.isPending),
    setActive: ({ id: ruleId }: Rule, active: boolean) =>
      update.mutate({ ruleId, input: { active } }, { onSuccess: () => toasts.success(t`Die Regel ist geändert.`) }),
    duplicate: ({ id: ruleId, name }: Rule) =>
      duplicate.mutate(
        { ruleId, name: t`${name} (Kopie)`.slice(0, 100) },
        { onSuccess: () => toasts.success(t`Die Kopie ist angelegt und noch nicht aktiv.`) },
      ),
    move(rules: readonly Rule[], from: number, to: number) {
      const [first] = rules;
      if (!first) return;
      const ids = rules.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      arrange.mutate({ organizationId: first.organizationId, decisionType: first.decisionType, ids });
    },
    remove: ({ id: ruleId }: Rule) =>
      remove.mutateAsync({ ruleId }).then(
        () => toasts.success(t`Die Regel ist gelöscht.`),
        () => undefined,
      ),
  };
}
