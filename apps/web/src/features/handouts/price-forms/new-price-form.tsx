import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { cellsOfText } from '@zuschlag/validation/handouts/price-forms/figures';
import { priceFormForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useReadOnlyReason } from '../../../app/session/read-only.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { PriceFormFields } from './price-form-fields.tsx';

/** A new template: the cells of a workbook and what goes into each. */
export function NewPriceForm({ workbook, onClose }: { workbook: ChanceDocument; onClose: (id?: string) => void }) {
  const { t } = useLingui();
  const { id: chanceId } = useChance();
  const utils = trpc.useUtils();
  const readOnlyReason = useReadOnlyReason();
  const [created, setCreated] = useState<string | undefined>(undefined);
  const add = trpc.handouts.addPriceForm.useMutation();
  const form = useSchemaForm({
    schema: priceFormForm,
    defaultValues: { name: workbook.fileName.replace(/\.xlsx$/i, '').slice(0, 120), cells: '' },
    draftKey: `new-price-form-${chanceId}`,
    showsFailure: true,
    fieldOf: (path) => (path.startsWith('input.cells') ? 'cells' : path.replace(/^input\./, '')),
    onSubmit: async ({ name, cells }) => {
      const { id } = await add.mutateAsync({ chanceId, input: { name, cells: cellsOfText(cells) } });
      await utils.handouts.priceForms.invalidate();
      setCreated(id);
    },
    onSaved: () => {
      toasts.success(t`Die Vorlage ist gespeichert.`);
      onClose(created);
    },
  });
  return (
    <Form label={t`Neue Vorlage`} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        <PriceFormFields control={form.form.control} workbook={workbook} />
        {form.failure === null ? null : <ErrorNote>{form.failure}</ErrorNote>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={() => onClose()}>{t`Abbrechen`}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isPending}
            isDisabled={readOnlyReason !== undefined}
            reason={readOnlyReason}
          >{t`Vorlage speichern`}</Button>
        </div>
      </div>
    </Form>
  );
}
