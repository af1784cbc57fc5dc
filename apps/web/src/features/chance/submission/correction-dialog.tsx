import { useLingui } from '@lingui/react/macro';
import { Dialog, Form, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { trpc } from '../../../app/api/trpc.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { StateMovedNotice } from '../lifecycle/state-moved-notice.tsx';
import { OutcomeActions } from './outcome-actions.tsx';
import { correctionSchema } from './outcome-schema.ts';

type CorrectionProps = {
  chance: Chance;
  /** the state to which another person moved the Chance while the dialog was open */
  movedTo: Chance['state'] | null;
  isOpen: boolean;
  onClose: () => void;
};

/** Takes a wrong outcome back, with the reason that the trail keeps. */
export function CorrectionDialog({ isOpen, onClose, ...props }: CorrectionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Ergebnis berichtigen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <CorrectionForm {...props} onClose={onClose} /> : null}
    </Dialog>
  );
}

function CorrectionForm({ chance, movedTo, onClose }: Omit<CorrectionProps, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const correct = trpc.chance.correctOutcome.useMutation();
  const form = useSchemaForm({
    schema: correctionSchema,
    defaultValues: { reason: '' },
    draftKey: `correction-${chance.id}`,
    onSubmit: async ({ reason }) => {
      await correct.mutateAsync({ chanceId: chance.id, reason });
      await utils.chance.invalidate();
      toasts.success(t`Das Ergebnis ist zurückgenommen. Tragen Sie jetzt das richtige ein.`);
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Ergebnis berichtigen`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {movedTo === null || form.isPending ? null : <StateMovedNotice state={movedTo} />}
        <DraftNotice form={form} />
        <p className="text-ink-2">
          {t`Die Chance gilt danach wieder als eingereicht. Grund, Gewinner und Preis des bisherigen Ergebnisses stehen nur noch im Verlauf.`}
        </p>
        <TextInput
          control={form.form.control}
          name="reason"
          label={t`Was war falsch?`}
          isRequired
          multiline
          rows={3}
          autoFocus
          counter="near"
          maxLength={limits.reason}
          description={t`Steht im Verlauf. Die Beteiligten erfahren, dass das Ergebnis zurückgenommen ist.`}
        />
        <OutcomeActions
          movedTo={movedTo}
          isPending={form.isPending}
          label={t`Ergebnis zurücknehmen`}
          onClose={onClose}
        />
      </div>
    </Form>
  );
}
