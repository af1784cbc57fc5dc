import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, Dialog, DialogActions, Form, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { requestRecalculationInput } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../app/api/trpc.ts';
import { CheckListInput } from '../../forms/check-inputs.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { StateMovedNotice } from '../chance/lifecycle/state-moved-notice.tsx';
import { chancePaths } from '../chance/workspace/chance-paths.ts';

/** The dialog behind the button for a recalculation. */
export function RecalculationContent({
  chanceId,
  movedTo,
  isOpen,
  onClose,
}: {
  chanceId: string;
  movedTo: ChanceState | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Neukalkulation anfordern`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {(close) => <RecalculationForm chanceId={chanceId} movedTo={movedTo} onDone={close} />}
    </Dialog>
  );
}

type RecalculationFormProps = { chanceId: string; movedTo: ChanceState | null; onDone: () => void };

function RecalculationForm({ chanceId, movedTo, onDone }: RecalculationFormProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { data: chance } = trpc.chance.byId.useQuery({ id: chanceId });
  const request = trpc.marginDecisions.requestRecalculation.useMutation();
  const bidders = chance?.organizations.filter(({ isBidding }) => isBidding) ?? [];
  const only = bidders.length === 1 ? bidders.map(({ id }) => id) : [];
  const form = useSchemaForm({
    schema: requestRecalculationInput,
    defaultValues: { chanceId, operationalOrgIds: only, reason: '' },
    draftKey: `recalculation-${chanceId}`,
    onSubmit: async (values) => {
      const answer = await request.mutateAsync(values);
      utils.marginDecisions.groupsOfChance.setData({ chanceId }, answer);
      void utils.marginDecisions.invalidate();
      void utils.services.invalidate();
      await utils.chance.invalidate();
      toasts.success(t`Die Neukalkulation ist angefordert.`);
    },
    onSaved: () => {
      onDone();
      void navigate({ href: chancePaths(chanceId).services });
    },
  });
  const { control } = form.form;
  return (
    <Form label={t`Neukalkulation anfordern`} onSubmit={form.submit}>
      <div className="grid gap-4">
        {movedTo === null || form.isPending ? null : <StateMovedNotice state={movedTo} />}
        <p className="text-ink-2">
          {t`Die gewählten Gesellschaften verlieren ihre Freigabe und kalkulieren neu. Offene Runden werden zurückgezogen, die übrigen Freigaben bleiben, solange ihre Leistungen unverändert sind.`}
        </p>
        <CheckListInput
          control={control}
          name="operationalOrgIds"
          label={t`Gesellschaften`}
          isNumeric
          isRequired
          options={bidders.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
        />
        <TextInput
          control={control}
          name="reason"
          maxLength={limits.reason}
          label={t`Grund`}
          isRequired
          multiline
          rows={3}
          description={t`Der Grund steht im Verlauf jeder gewählten Gesellschaft.`}
        />
        <DialogActions>
          <Button onPress={onDone}>{t`Abbrechen`}</Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>{t`Anfordern`}</Button>
        </DialogActions>
      </div>
    </Form>
  );
}
