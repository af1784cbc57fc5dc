import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, Form, FormCell, FormGrid, toasts } from '@zuschlag/ui';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import type { EntryInput } from '@zuschlag/validation/configuration/entry';
import type { TariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { trpc } from '../../app/api/trpc.ts';
import { DraftNotice } from '../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { EntryField } from '../configuration/entries/entry-field.tsx';
import { type CheckedEntry, type EntryValues, entrySchema } from '../configuration/entries/entry-values.ts';
import { columnsOf } from '../configuration/tables/table-messages.ts';

type Props = { step: TariffStep; isOpen: boolean; onClose: () => void };

/** Adds a row to a draft, in the fields of the wage table. */
export function NewRowDialog({ step, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Zeile hinzufügen`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isOpen ? <NewRowForm step={step} onClose={onClose} /> : null}
    </Dialog>
  );
}

function NewRowForm({ step, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const add = trpc.tariffSteps.addRows.useMutation();
  const last = step.rows.at(-1);
  const schemaForm = useSchemaForm<EntryValues, CheckedEntry>({
    showsFailure: true,
    schema: entrySchema('wage'),
    // Rows of one draft mostly begin on one day.
    defaultValues: {
      ...{ activeFrom: last?.activeFrom ?? null, province: last?.province ?? 'DE' },
      ...{ payGroup: null, hourlyWage: null },
    },
    draftKey: `tariff-step-row-${step.id}`,
    offersDraft: true,
    fieldOf: (path) => path.replace(/^rows\.0\./, ''),
    onSubmit: (row) => add.mutateAsync({ id: step.id, rows: [row as unknown as EntryInput<'wage'>] }),
    onSaved: () => {
      onClose();
      toasts.success(t`Die Zeile ist hinzugefügt.`);
      void utils.tariffSteps.invalidate();
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  return (
    <Form label={t`Zeile hinzufügen`} onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        <FormGrid>
          {columnsOf('wage').map(([column, kind], index) => (
            <FormCell key={column} span={3}>
              <EntryField form={form} table="wage" column={column} kind={kind} autoFocus={index === 0} />
            </FormCell>
          ))}
        </FormGrid>
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose} isBusy={isPending}>{t`Schließen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Hinzufügen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
