import { useLingui } from '@lingui/react/macro';
import { Dialog, Form } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { useEffect } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { StateMovedNotice } from '../lifecycle/state-moved-notice.tsx';
import { offeredPrice } from './offered-price.ts';
import { OutcomeActions } from './outcome-actions.tsx';
import { lostSchema } from './outcome-schema.ts';
import { useDeclaredToast } from './use-declared-toast.ts';
import type { OutcomeDialogProps } from './won-dialog.tsx';

/** Confirms a loss, with its reason and, where they are known, the winner and the winning price. */
export function LostDialog({ isOpen, onClose, ...props }: OutcomeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Chance verloren?`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <LostForm {...props} onClose={onClose} /> : null}
    </Dialog>
  );
}

function LostForm({ chance, movedTo, proposed, onClose }: Omit<OutcomeDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const mutation = trpc.chance.updateState.useMutation();
  const tellDeclared = useDeclaredToast(chance.id);
  const { data: reasons = [] } = trpc.chance.lossReasons.useQuery({ chanceId: chance.id });
  const form = useSchemaForm({
    schema: lostSchema,
    defaultValues: {
      hasList: false,
      lossReasonId: null,
      reasonForLoss: '',
      winner: proposed?.winner ?? '',
      winningPrice: proposed?.winningPrice ?? null,
    },
    draftKey: `lost-${chance.id}`,
    onSubmit: async ({ hasList: _, ...outcome }) => {
      await mutation.mutateAsync({ chanceId: chance.id, won: false, ...outcome });
      await utils.chance.invalidate();
      tellDeclared(false);
    },
    onSaved: onClose,
  });
  const { control, setValue } = form.form;
  const hasList = reasons.length > 0;
  useEffect(() => setValue('hasList', hasList), [hasList, setValue]);
  return (
    <Form label={t`Chance verloren?`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {movedTo === null || form.isPending ? null : <StateMovedNotice state={movedTo} />}
        <DraftNotice form={form} />
        <p className="text-ink-2">{t`Die Chance ist damit abgeschlossen. Die Beteiligten werden benachrichtigt.`}</p>
        {hasList ? (
          <SelectInput
            control={control}
            name="lossReasonId"
            label={t`Grund`}
            asked={t`Grund`}
            isRequired
            items={reasons.map(({ id, name }) => ({ id, label: name }))}
          />
        ) : null}
        <TextInput
          control={control}
          name="reasonForLoss"
          label={t`In eigenen Worten`}
          isRequired
          multiline
          rows={3}
          counter="near"
          maxLength={limits.reason}
          autoFocus={!hasList}
          description={t`Woran lag es? Sichtbar für alle Beteiligten.`}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            control={control}
            name="winner"
            label={t`Wer hat gewonnen?`}
            mark={t`optional`}
            counter="near"
            maxLength={limits.winner}
          />
          <NumberInput
            control={control}
            name="winningPrice"
            label={t`Preis des Gewinners`}
            mark={t`optional`}
            unit="€"
            formatOptions={{ minimumFractionDigits: 2 }}
            description={t`Unser Angebot: ${format.euro(offeredPrice(chance))}`}
          />
        </div>
        <OutcomeActions
          movedTo={movedTo}
          isPending={form.isPending}
          label={t`Als verloren eintragen`}
          onClose={onClose}
        />
      </div>
    </Form>
  );
}
