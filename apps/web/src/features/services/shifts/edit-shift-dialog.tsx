import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Service } from '@zuschlag/validation/services/service';
import type { ShiftFormValues, ShiftInput } from '@zuschlag/validation/services/shift';
import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import type { RatesMove } from '../rates/rates-move.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { useServiceChanges } from '../service/use-service-changes.ts';
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
export function EditShiftDialog(props: EditShiftDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Schicht ändern`} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}>
      <EditShiftForm {...props} />
    </Dialog>
  );
}

function EditShiftForm({
  service,
  isGone,
  shiftId,
  contract,
  lockedReason,
  move = null,
  onClose,
}: EditShiftDialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { refreshed, addShift } = useServiceChanges();
  const editShift = trpc.services.editShift.useMutation(refreshed);
  const [schema] = useState(() => shiftSchema(contract));
  const serviceId = service.id;
  const detailOf = useSavedDetail(service, move);
  const detail = useRef<string | undefined>(undefined);
  const edit = useEditForm<ShiftFormValues, ShiftInput>({
    showsFailure: true,
    ...useShiftFields(),
    id: shiftId,
    stored: isGone ? null : shiftSnapshot(service, shiftId),
    schema,
    save: async ({ output: shift, version, base }) => {
      const saved = await editShift.mutateAsync({ serviceId, shiftId, version, base, shift });
      detail.current = detailOf(saved);
      return shiftSnapshot(saved, shiftId) ?? { values: shift, version: saved.version };
    },
    refresh: () => utils.services.byId.invalidate({ serviceId }),
    recreate: isGone
      ? undefined
      : async (shift) => {
          await addShift.mutateAsync({ serviceId, shift });
          toasts.success(t`Die Schicht ist hinzugefügt.`);
        },
    savedMessage: t`Die Schicht ist geändert.`,
    savedDetail: () => detail.current,
    onSaved: onClose,
  });
  return (
    <EditDialogBody
      edit={edit}
      gone={{
        title: t`Diese Schicht wurde inzwischen entfernt.`,
        recreateLabel: t`Als neue Schicht hinzufügen`,
      }}
      lockedReason={lockedReason}
      label={t`Schicht ändern`}
      submitLabel={t`Speichern`}
      onClose={onClose}
    >
      <RatesMoveNote move={move} />
      <ShiftFields form={edit.form} contract={contract} hasSubcontractor={service.subcontractorHourlyRate !== null} />
    </EditDialogBody>
  );
}
