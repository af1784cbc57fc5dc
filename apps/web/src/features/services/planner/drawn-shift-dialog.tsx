import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { ShiftDialog } from '../shifts/shift-dialog.tsx';
import { type ContractDays, emptyShift } from '../shifts/shift-values.ts';
import type { DrawnShift } from './drawn-shift.ts';

/** The dialog of a shift that was drawn into a week. */
export function DrawnShiftDialog({
  drawn: { startTime, endTime, employeeQuantity, day },
  contract,
  hasSubcontractor,
  onAdd,
  onClose,
}: {
  drawn: DrawnShift;
  contract: ContractDays;
  hasSubcontractor: boolean;
  onAdd: (shift: ShiftInput) => unknown;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <ShiftDialog
      contract={contract}
      start={{ ...emptyShift, startTime, endTime, employeeQuantity, [day]: true }}
      hasSubcontractor={hasSubcontractor}
      isOpen
      onClose={onClose}
      onSubmit={async (shift) => {
        await onAdd(shift);
        toasts.success(t`Die Schicht ist hinzugefügt.`);
      }}
    />
  );
}
