import { useLingui } from '@lingui/react/macro';
import { Button, Form, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { optionalText } from '@zuschlag/validation/text';
import { useState } from 'react';
import { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { CancelEdit } from '../../../forms/cancel-edit.tsx';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChance } from '../workspace/chance-context.ts';
import { useSaveDetails } from './save-details.ts';

const schema = z.object({ executiveSummary: optionalText(limits.longText) });

/** Writes the executive summary. */
export function SummaryForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const chance = useChance();
  const utils = trpc.useUtils();
  // The edit is based on what was there when it began, whatever others save meanwhile.
  const [opened] = useState(chance);
  const saveDetails = useSaveDetails(opened);
  const form = useSchemaForm({
    schema,
    defaultValues: { executiveSummary: opened.executiveSummary ?? '' },
    draftKey: `summary-${chance.id}`,
    onSubmit: async ({ executiveSummary }) => {
      await saveDetails.save({ executiveSummary }, (_, value) =>
        form.form.setValue('executiveSummary', value as string),
      );
      await utils.chance.byId.invalidate({ id: chance.id });
      toasts.success(t`Die Zusammenfassung ist gespeichert.`);
    },
    onSaved: onClose,
  });
  return (
    <Form label={t`Zusammenfassung`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
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
      {saveDetails.dialog}
    </Form>
  );
}
