import { useLingui } from '@lingui/react/macro';
import { Button, DialogActions, ErrorNote, Form } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useReadOnlyReason } from '../app/session/read-only.ts';
import { DraftNotice } from './drafts/draft-notice.tsx';
import type { SchemaForm } from './use-schema-form.ts';

/** A form that creates or moves something from a dialog: the fields, what was refused, and the two buttons. */
export function DialogForm<Values extends FieldValues, Output>({
  form,
  label,
  submitLabel,
  lockedReason: ownReason,
  onClose,
  children,
}: {
  form: SchemaForm<Values, Output>;
  label: string;
  submitLabel: string;
  /** Why it cannot be sent; left out when it can. */
  lockedReason?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const readOnlyReason = useReadOnlyReason();
  const lockedReason = ownReason ?? readOnlyReason;
  return (
    <Form label={label} onSubmit={form.submit}>
      <div className="grid gap-4">
        <DraftNotice form={form} />
        {children}
        {form.failure === null ? null : <ErrorNote>{form.failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={form.isPending}
            isDisabled={lockedReason !== undefined}
            reason={lockedReason}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
