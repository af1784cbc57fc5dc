import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, ErrorNote, Form, focusField } from '@zuschlag/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import type { SchemaSource } from '../../../forms/schema-source.ts';
import { type Unfilled, useSchemaForm } from '../../../forms/use-schema-form.ts';

export type RowFormProps<Values extends FieldValues, Output> = {
  title: string;
  schema: SchemaSource<Values, Output>;
  values: Unfilled<Values>;
  /** Where a new row is kept until it is added; it is offered the next time. */
  draftKey?: string;
  /** The name of the row in the input of the call, which refusals carry in front of each field. */
  thing: string;
  /** The field that a person begins with; it takes the focus when the next row can be typed. */
  firstField: string;
  onSubmit: (output: Output) => unknown;
  onClose: () => void;
  /** Above the fields, for instance what saving changes by itself. */
  note?: ReactNode;
  /** The fields need more room than a dialog usually has. */
  isWide?: boolean;
  /** A row that is not stored yet is changed; otherwise rows are added one after the other. */
  isChange?: boolean;
  children: (form: UseFormReturn<Values, unknown, Output>) => ReactNode;
};

/** A dialog that adds rows to a list of a service one after the other, or changes one that is not stored yet. */
export function RowForm<Values extends FieldValues, Output>(props: RowFormProps<Values, Output>) {
  const { t } = useLingui();
  const { title, thing, firstField, isChange = false, onClose } = props;
  const staysOpen = useRef(false);
  const [added, setAdded] = useState(0);
  const [empty] = useState(props.values);
  const schemaForm = useSchemaForm<Values, Output>({
    showsFailure: true,
    alsoToasts: !isChange,
    schema: props.schema,
    defaultValues: empty,
    draftKey: isChange ? undefined : props.draftKey,
    offersDraft: true,
    fieldOf: (path) => (path.startsWith(`${thing}.`) ? path.slice(thing.length + 1) : path),
    onSubmit: (output) => props.onSubmit(output),
    onSaved: () => {
      if (!staysOpen.current) return onClose();
      setAdded((count) => count + 1);
      // The sent values count as saved; the next row starts empty.
      schemaForm.form.reset(empty as Values);
      focusField(firstField);
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  const submitAnd = (stays: boolean) => {
    staysOpen.current = stays;
    return submit();
  };
  return (
    <Dialog
      size={props.isWide ? 'large' : undefined}
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Form label={title} onSubmit={() => submitAnd(false)}>
        <div className="grid gap-4">
          <DraftNotice form={schemaForm} />
          {props.note}
          {props.children(form)}
          {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
          <DialogActions>
            <p role="status" className="mr-auto text-12 text-ink-3">
              {added > 0 ? t`Hinzugefügt. Hier ist Platz für den nächsten Eintrag.` : null}
            </p>
            {isChange ? (
              <>
                <Button onPress={onClose}>{t`Abbrechen`}</Button>
                <Button variant="primary" type="submit" isPending={isPending}>
                  {t`Speichern`}
                </Button>
              </>
            ) : (
              <>
                <Button isPending={isPending && staysOpen.current} onPress={() => void submitAnd(true)}>
                  {t`Hinzufügen`}
                </Button>
                <Button variant="primary" type="submit" isPending={isPending && !staysOpen.current}>
                  {t`Hinzufügen und schließen`}
                </Button>
              </>
            )}
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  );
}
