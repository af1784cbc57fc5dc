import { useLingui } from '@lingui/react/macro';
import { Button, Form } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { optionalText } from '@zuschlag/validation/wire/text';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { CancelEdit } from '../../../forms/edit/cancel-edit.tsx';
import { EditScope } from '../../../forms/edit/edit-scope.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { useChance } from '../workspace/chance-context.ts';
import { useDetailsFields } from './details-fields.ts';

const schema = z.object({ executiveSummary: optionalText(limits.longText) });

/** Writes the executive summary. */
export function SummaryForm({ lockedReason, onClose }: { lockedReason?: string; onClose: () => void }) {
  const { t } = useLingui();
  const chance = useChance();
  const utils = trpc.useUtils();
  const update = trpc.chance.updateDetails.useMutation();
  const form = useEditForm({
    ...useDetailsFields(),
    id: `${chance.id}-summary`,
    stored: snapshotOf(chance),
    schema,
    save: async ({ output, version, base }) =>
      snapshotOf(await update.mutateAsync({ chanceId: chance.id, version, base, input: output })),
    refresh: () => utils.chance.byId.invalidate({ id: chance.id }),
    savedMessage: t`Die Zusammenfassung ist gespeichert.`,
    onSaved: () => {
      void utils.chance.byId.invalidate({ id: chance.id });
      onClose();
    },
  });
  return (
    <EditScope edit={form} lockedReason={lockedReason}>
      <Form label={t`Zusammenfassung`} onSubmit={form.submit}>
        <div className="grid gap-4">
          <TextInput
            control={form.form.control}
            name="executiveSummary"
            label={t`Zusammenfassung`}
            isLabelHidden
            multiline
            rows={12}
            counter
            maxLength={limits.longText}
            autoFocus
          />
          <div className="flex justify-end gap-2">
            <CancelEdit form={form} onClose={onClose} />
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {t`Speichern`}
            </Button>
          </div>
        </div>
      </Form>
    </EditScope>
  );
}

function snapshotOf({ executiveSummary, version }: Chance) {
  return { values: { executiveSummary: executiveSummary ?? '' }, version };
}
