import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form, FormCell, FormGrid } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { TypedEntryImpact } from '../rate-impact/entry-impact.tsx';
import { columnsOf } from '../tables/table-messages.ts';
import { proceduresOf, useTablesChanged } from '../tables/table-procedures.ts';
import type { AddEntryContentProps } from './add-entry-props.ts';
import { atTheDay } from './duplicate-day.ts';
import { EntryField } from './entry-field.tsx';
import { type CheckedEntry, type EntryValues, entrySchema, startValues } from './entry-values.ts';

type Props = AddEntryContentProps & { table: TableKey };

/** Adds a row to one of the tables that are a few fields. */
export function EntryDialog(props: Props) {
  const { t, i18n } = useLingui();
  const name = systemText(i18n, tableNames[props.table]);
  return (
    <Dialog
      title={t`${name}: Eintrag hinzufügen`}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      {props.isOpen ? <EntryForm {...props} /> : null}
    </Dialog>
  );
}

/** Starts empty each time it opens; what was typed and not sent is offered. */
function EntryForm({ table, like, onClose }: Props) {
  const { t } = useLingui();
  const add = proceduresOf(table).add.useMutation();
  const tablesChanged = useTablesChanged();
  const schemaForm = useSchemaForm<EntryValues, CheckedEntry>({
    showsFailure: true,
    schema: entrySchema(table),
    defaultValues: startValues(table, like),
    draftKey: `configuration-${table}`,
    offersDraft: true,
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: (input) => atTheDay(table, () => add.mutateAsync({ input })),
    onSaved: () => {
      onClose();
      toasts.success(t`Der Eintrag ist hinzugefügt.`);
      void tablesChanged();
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  return (
    <Form label={t`Eintrag hinzufügen`} onSubmit={submit}>
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        <FormGrid>
          {columnsOf(table).map(([column, kind], index) => (
            <FormCell key={column} span={3}>
              <EntryField form={form} table={table} column={column} kind={kind} autoFocus={index === 0} />
            </FormCell>
          ))}
        </FormGrid>
        <TypedEntryImpact form={form} table={table} />
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
