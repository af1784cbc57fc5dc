import { useLingui } from '@lingui/react/macro';
import type { ShiftFormValues, ShiftInput } from '@zuschlag/validation/services/shift';
import { type ReactNode, useState } from 'react';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { RowForm } from '../rows/row-form.tsx';
import { ShiftFields } from './shift-fields.tsx';
import { shiftSchema } from './shift-schema.ts';
import { type ContractDays, emptyShift } from './shift-values.ts';

export type ShiftDialogProps = {
  contract: ContractDays;
  /** The shift to change; without one a new shift is added. */
  shift?: ShiftInput;
  /** What a new shift begins with; left out, an empty one. */
  start?: Unfilled<ShiftInput>;
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

/** Adds shifts one after the other, or changes one that is not stored yet. */
export function ShiftDialog({ isOpen, ...props }: ShiftDialogProps) {
  return isOpen ? <OpenShiftDialog {...props} /> : null;
}

function OpenShiftDialog({
  contract,
  shift,
  start = emptyShift,
  hasSubcontractor,
  ...form
}: Omit<ShiftDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [schema] = useState(() => shiftSchema(contract));
  return (
    <RowForm<ShiftFormValues, ShiftInput>
      {...form}
      title={shift ? t`Schicht ändern` : t`Schicht hinzufügen`}
      schema={schema}
      values={shift ?? start}
      thing="shift"
      firstField="startTime"
      isChange={shift !== undefined}
    >
      {(fields) => <ShiftFields form={fields} contract={contract} hasSubcontractor={hasSubcontractor} />}
    </RowForm>
  );
}
