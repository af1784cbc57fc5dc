import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Form } from '@zuschlag/ui/fields/form';
import { DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useReadOnlyReason } from '../../app/session/read-only.ts';
import { CancelEdit } from './cancel-edit.tsx';
import type { GoneWords } from './edit-notice.tsx';
import { EditScope } from './edit-scope.tsx';
import type { EditForm } from './use-edit-form.ts';

/** The edit of a stored thing inside a dialog, or as a part of a page: what others did, the fields, what was refused, and the two buttons. */
export function EditDialogBody<Values extends FieldValues, Output>(props: {
  edit: EditForm<Values, Output>;
  gone?: GoneWords;
  lockedReason?: string;
  label: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** keeps people from sending what would change nothing */
  isSubmitDisabled?: boolean;
  reason?: string;
  /** on a page the buttons follow the fields; inside a dialog they stay at its lower edge */
  isOnPage?: boolean;
}) {
  const { edit, onClose } = props;
  const { t } = useLingui();
  const readOnlyReason = useReadOnlyReason();
  const lockedReason = props.lockedReason ?? readOnlyReason;
  const Actions = props.isOnPage ? PageActions : DialogActions;
  return (
    <EditScope edit={edit} gone={props.gone} lockedReason={lockedReason}>
      <Form label={props.label} onSubmit={edit.submit}>
        <div className="grid gap-5">
          {props.children}
          {edit.failure === null ? null : <ErrorNote>{edit.failure}</ErrorNote>}
          <Actions>
            <CancelEdit form={edit} onClose={onClose} />
            <Button
              variant="primary"
              type="submit"
              isPending={edit.isPending}
              isDisabled={props.isSubmitDisabled || edit.isGone || lockedReason !== undefined}
              reason={edit.isGone ? t`Das gibt es nicht mehr.` : (lockedReason ?? props.reason)}
            >
              {props.submitLabel}
            </Button>
          </Actions>
        </div>
      </Form>
    </EditScope>
  );
}

function PageActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
