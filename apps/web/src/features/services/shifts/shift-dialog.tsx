import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, ErrorNote, Form, focusField } from '@zuschlag/ui';
import type { ShiftFormValues, ShiftInput } from '@zuschlag/validation/services/shift';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { ShiftFields } from './shift-fields.tsx';
import { shiftSchema } from './shift-schema.ts';
import { type ContractDays, emptyShift } from './shift-values.ts';

export type ShiftDialogProps = {
  contract: ContractDays;
  /** The shift to change; without one a new shift is added. */
  shift?: ShiftInput;
  /** Where a new shift is kept until it is added; it is offered the next time. */
  draftKey?: string;
  onSubmit: (shift: ShiftInput) => unknown;
  /** The service has the rate of a subcontractor. */
  hasSubcontractor: boolean;
  /** Above the fields, e.g. what saving changes by itself. */
  note?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
};

/** Adds shifts one after the other, or changes one. */
export function ShiftDialog(props: ShiftDialogProps) {
  const { isOpen, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog
      title={props.shift ? t`Schicht ändern` : t`Schicht hinzufügen`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isOpen ? <ShiftForm {...props} /> : null}
    </Dialog>
  );
}

/** The form inside; "add" empties it for the next shift, "add and close" ends. */
export function ShiftForm({
  contract,
  shift,
  draftKey,
  onSubmit,
  hasSubcontractor,
  note,
  onClose,
}: Omit<ShiftDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const id = useId();
  const staysOpen = useRef(false);
  const [added, setAdded] = useState(0);
  const [schema] = useState(() => shiftSchema(contract));
  const schemaForm = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: shift ?? emptyShift,
    draftKey: shift ? undefined : draftKey,
    offersDraft: true,
    fieldOf: (path) => path.replace(/^shift\./, ''),
    onSubmit: (checked) => onSubmit(checked),
    onSaved: () => {
      if (!staysOpen.current) return onClose();
      setAdded((count) => count + 1);
      // The sent values count as saved; the next shift starts empty.
      schemaForm.form.reset(emptyShift as unknown as ShiftFormValues);
      focusField('startTime');
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  const submitAnd = (stays: boolean) => {
    staysOpen.current = stays;
    return submit();
  };

  return (
    <Form id={id} label={shift ? t`Schicht ändern` : t`Schicht hinzufügen`} onSubmit={() => submitAnd(false)}>
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        {note}
        <ShiftFields form={form} contract={contract} hasSubcontractor={hasSubcontractor} />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <p role="status" className="mr-auto text-12 text-ink-3">
            {added > 0 ? t`Schicht hinzugefügt. Hier ist Platz für die nächste.` : null}
          </p>
          {shift ? (
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
  );
}
