import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { Service } from '@zuschlag/validation/services/service';
import type { ShiftFormValues, ShiftInput } from '@zuschlag/validation/services/shift';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import type { RatesMove } from '../rates/rates-move.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { EditRowDialog } from '../rows/edit-row-dialog.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServiceEdit } from '../service/use-service-edit.ts';
import { shiftSnapshot, useShiftFields } from './shift-edit.ts';
import { ShiftFields } from './shift-fields.tsx';
import { shiftSchema } from './shift-schema.ts';
import type { ContractDays } from './shift-values.ts';

export type EditShiftDialogProps = {
  service: Service;
  /** The service was removed while the dialog was open. */
  isGone: boolean;
  shiftId: string;
  contract: ContractDays;
  lockedReason?: string;
  /** What saving changes by itself. */
  move?: RatesMove | null;
  onClose: () => void;
};

/** Changes a shift of a stored service. */
export function EditShiftDialog({
  service,
  isGone,
  shiftId,
  contract,
  lockedReason,
  move = null,
  onClose,
}: EditShiftDialogProps) {
  const { t } = useLingui();
  const { refreshed, addShift } = useServiceChanges();
  const editShift = trpc.services.editShift.useMutation(refreshed);
  const [schema] = useState(() => shiftSchema(contract));
  const serviceId = service.id;
  const edited = { service, isGone, detailOf: useSavedDetail(service, move) };
  const edit = useServiceEdit<ShiftFormValues, ShiftInput>(edited, {
    ...useShiftFields(),
    id: shiftId,
    schema,
    snapshotOf: (stored) => shiftSnapshot(stored, shiftId),
    save: ({ output: shift, version, base }) => editShift.mutateAsync({ serviceId, shiftId, version, base, shift }),
    recreate: isGone
      ? undefined
      : async (shift) => {
          await addShift.mutateAsync({ serviceId, shift });
          toasts.success(t`Die Schicht ist hinzugefügt.`);
        },
    savedMessage: t`Die Schicht ist geändert.`,
    onSaved: onClose,
  });
  return (
    <EditRowDialog
      title={t`Schicht ändern`}
      goneTitle={t`Diese Schicht wurde inzwischen entfernt.`}
      recreateLabel={t`Als neue Schicht hinzufügen`}
      {...{ edit, lockedReason, onClose }}
    >
      <RatesMoveNote move={move} />
      <ShiftFields form={edit.form} contract={contract} hasSubcontractor={service.subcontractorHourlyRate !== null} />
    </EditRowDialog>
  );
}
