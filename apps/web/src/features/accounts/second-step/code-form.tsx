import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Form } from '@zuschlag/ui/fields/form';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { CodeActions, type Place } from './code-actions.tsx';

/** Asks for a code. A wrong one stays in the field, with what is wrong beside it. */
export function CodeForm({
  label,
  submitLabel,
  isDanger = false,
  error,
  isPending,
  onSubmit,
  onChange,
  onCancel,
  cancelLabel,
  place = 'dialog',
  children,
}: {
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  error: unknown;
  isPending: boolean;
  onSubmit: (code: string) => void;
  onChange: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  place?: Place;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const missing = code.trim() === '' ? t`Geben Sie den Code ein.` : null;
  const isWrong = Boolean(error) && failureOf(error).code === 'WRONG_CODE';
  return (
    <Form label={label} onSubmit={() => (missing === null && !isPending ? onSubmit(code.trim()) : undefined)}>
      <div className="mb-5 grid gap-4">
        {children}
        <TextField
          label={t`Code`}
          name="code"
          autoComplete="one-time-code"
          autoFocus
          maxLength={40}
          value={code}
          onChange={(next) => {
            onChange();
            setCode(next);
          }}
          errorMessage={isWrong ? errorMessage(error) : undefined}
        />
        {error && !isWrong ? <ErrorNote>{errorMessage(error)}</ErrorNote> : null}
      </div>
      <CodeActions place={place}>
        <Button onPress={onCancel}>{cancelLabel ?? t`Abbrechen`}</Button>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isDisabled={missing !== null}
          reason={missing}
          isPending={isPending}
        >
          {submitLabel}
        </Button>
      </CodeActions>
    </Form>
  );
}
