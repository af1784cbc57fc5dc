import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import type { EditForm } from '../../../forms/edit/use-edit-form.ts';

/** The dialog around the form that changes a stored row of a service. */
export function EditRowDialog<Values extends FieldValues, Output>({
  title,
  isWide = false,
  edit,
  goneTitle,
  recreateLabel,
  lockedReason,
  onClose,
  children,
}: {
  title: string;
  /** The fields need more room than a dialog usually has. */
  isWide?: boolean;
  edit: EditForm<Values, Output>;
  /** Says that others removed the row. */
  goneTitle: string;
  /** On the button that stores a removed row as a new one. */
  recreateLabel?: string;
  lockedReason?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      size={isWide ? 'large' : undefined}
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <EditDialogBody
        edit={edit}
        gone={{ title: goneTitle, recreateLabel }}
        lockedReason={lockedReason}
        label={title}
        submitLabel={t`Speichern`}
        onClose={onClose}
      >
        {children}
      </EditDialogBody>
    </Dialog>
  );
}
