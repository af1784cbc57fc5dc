import { useLingui } from '@lingui/react/macro';
import { Dialog, Form } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { StateMovedNotice } from '../lifecycle/state-moved-notice.tsx';
import type { ProposedOutcome } from './award-notice-dialog.tsx';
import { offeredPrice } from './offered-price.ts';
import { OutcomeActions } from './outcome-actions.tsx';
import { wonSchema } from './outcome-schema.ts';
import { useDeclaredToast } from './use-declared-toast.ts';

export type OutcomeDialogProps = {
  chance: Chance;
  movedTo: Chance['state'] | null;
  /** what a notice of the award says */
  proposed: ProposedOutcome | null;
  isOpen: boolean;
  onClose: () => void;
};

/** Confirms that the award was won; the price of the award may be added. */
export function WonDialog({ isOpen, onClose, ...props }: OutcomeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Chance gewonnen?`}
      size="small"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <WonForm {...props} onClose={onClose} /> : null}
    </Dialog>
  );
}

function WonForm({ chance, movedTo, proposed, onClose }: Omit<OutcomeDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const mutation = trpc.chance.updateState.useMutation();
  const tellDeclared = useDeclaredToast(chance.id);
  const form = useSchemaForm({
    schema: wonSchema,
    defaultValues: { winningPrice: proposed?.winningPrice ?? null },
    draftKey: `won-${chance.id}`,
    onSubmit: async ({ winningPrice }) => {
      await mutation.mutateAsync({ chanceId: chance.id, won: true, winningPrice });
      await utils.chance.invalidate();
      tellDeclared(true);
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Chance gewonnen?`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {movedTo === null || form.isPending ? null : <StateMovedNotice state={movedTo} />}
        <DraftNotice form={form} />
        <p className="text-ink-2">{t`Die Chance ist damit abgeschlossen. Die Beteiligten werden benachrichtigt.`}</p>
        <NumberInput
          control={form.form.control}
          name="winningPrice"
          label={t`Zuschlagspreis`}
          mark={t`optional`}
          unit="€"
          formatOptions={{ minimumFractionDigits: 2 }}
          description={t`Falls er vom Angebot abweicht: ${format.euro(offeredPrice(chance))}`}
        />
        <OutcomeActions
          movedTo={movedTo}
          isPending={form.isPending}
          label={t`Als gewonnen eintragen`}
          onClose={onClose}
        />
      </div>
    </Form>
  );
}
