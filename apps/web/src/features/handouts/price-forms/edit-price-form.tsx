import { useLingui } from '@lingui/react/macro';
import type { ChanceDocument } from '@zuschlag/validation/documents/documents';
import { cellsOfText, cellsText } from '@zuschlag/validation/handouts/price-forms/figures';
import { type PriceForm, priceFormForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { PriceFormFields } from './price-form-fields.tsx';

/** Changes a template, together with others, as in every form. */
export function EditPriceForm({
  form: stored,
  workbook,
  onClose,
}: {
  form: PriceForm;
  workbook: ChanceDocument;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.handouts.updatePriceForm.useMutation();
  const refreshed = () => utils.handouts.priceForms.invalidate();
  const labels: { readonly [field: string]: string } = { name: t`Name der Vorlage`, cells: t`Zellen` };
  const edit = useEditForm({
    showsFailure: true,
    thing: 'priceForm',
    id: stored.id,
    stored: snapshotOf(stored),
    schema: priceFormForm,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) => {
      if (field !== 'cells') return String(value ?? '');
      const cells = cellsOfText(String(value ?? ''));
      return cells.map(({ sheet, cell, label }) => `${sheet}!${cell}${label === '' ? '' : ` (${label})`}`).join(', ');
    },
    save: async ({ fields, output, version, base }) =>
      snapshotOf(
        await update.mutateAsync({
          ...{ priceFormId: stored.id, version, base },
          input: {
            ...('name' in fields ? { name: output.name } : {}),
            ...('cells' in fields ? { cells: cellsOfText(output.cells) } : {}),
          },
        }),
      ),
    refresh: refreshed,
    savedMessage: t`Die Vorlage ist gespeichert.`,
    onSaved: () => {
      void refreshed();
      onClose();
    },
  });
  return (
    <EditDialogBody isOnPage edit={edit} label={t`Vorlage ändern`} submitLabel={t`Vorlage speichern`} onClose={onClose}>
      <PriceFormFields control={edit.form.control} workbook={workbook} />
    </EditDialogBody>
  );
}

function snapshotOf({ name, cells, version }: PriceForm) {
  return { values: { name, cells: cellsText(cells) }, version };
}
