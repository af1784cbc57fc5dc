import { useLingui } from '@lingui/react/macro';
import { Button, ErrorNote, Form } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';

/** A short form inside a dialog: fields, what was refused, and the two buttons. */
export function FormDialogBody<Values extends FieldValues, Output>(props: {
  form: SchemaForm<Values, Output>;
  label: string;
  submitLabel: string;
  onCancel: () => void;
  children: ReactNode;
  /** keeps people from sending what would change nothing */
  isSubmitDisabled?: boolean;
  reason?: string;
}) {
  const { t } = useLingui();
  return (
    <Form label={props.label} onSubmit={props.form.submit}>
      <div className="grid gap-4">
        {props.children}
        <ErrorNote>{props.form.failure}</ErrorNote>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onPress={props.onCancel}>
            {t`Abbrechen`}
          </Button>
          <Button
            variant="primary"
            type="submit"
            isPending={props.form.isPending}
            isDisabled={props.isSubmitDisabled}
            reason={props.reason}
          >
            {props.submitLabel}
          </Button>
        </div>
      </div>
    </Form>
  );
}
