import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, CardBody, CardHeader, ConfirmDialog, EmptyState } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { CalendarClock, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SheetButton } from '../rows/sheet-button.tsx';
import type { StaffingBasis } from './checks/staffing-basis.ts';
import type { ContractDays } from './shift-values.ts';
import type { ListedShift, ShiftsTableProps } from './shifts-table.tsx';

const ShiftDialog = lazyOverlay(async () => (await import('./shift-dialog.tsx')).ShiftDialog);

export type ShiftsCardProps = {
  shifts: readonly ListedShift[];
  /** Where the shift that is being added is kept. */
  draftKey: string;
  contract: ContractDays;
  pauseIncluded: boolean;
  /** The service has the rate of a subcontractor, so that shifts may name its guards. */
  hasSubcontractor: boolean;
  /** Minutes over the whole contract; null when they cannot be counted yet. */
  minutesOf: (shift: ListedShift) => number | null;
  /** What the people of a post are counted by; null while it is not known. */
  staffing: StaffingBasis | null;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: ReactNode;
  /** Why a shift cannot be removed; left out when it can. */
  lastReason?: string;
  /** `ShiftsTable`, or that table fetched late where there are no shifts at first. */
  ShiftsTable: ComponentType<ShiftsTableProps>;
  onAdd: (shift: ShiftInput) => unknown;
  /** Changes a shift that is not stored yet. */
  onEdit?: (id: string, shift: ShiftInput) => unknown;
  /** The dialog that changes a stored shift. */
  renderEdit?: (id: string, onClose: () => void) => ReactNode;
  onRemove: (id: string) => unknown;
  /** In the dialogs that add or remove a stored shift: what saving changes by itself. */
  changeNote?: ReactNode;
  /** Below the table: what is wrong with it. */
  note?: ReactNode;
  /** The shifts as a table to edit, in the place of the list. */
  sheet?: ReactNode;
  /** Opens that table. */
  onSheet?: () => void;
};

/** The shifts of a service, to read and to change. */
export function ShiftsCard(props: ShiftsCardProps) {
  const { shifts, contract, lockedReason, note, ShiftsTable } = props;
  const { t } = useLingui();
  const [editing, setEditing] = useState<ListedShift | 'new' | null>(null);
  const [removing, setRemoving] = useState<ListedShift | null>(null);
  const isLocked = lockedReason !== undefined;

  return (
    <Card label={t`Schichten`} id="shifts">
      <CardHeader
        title={t`Schichten`}
        badge={<Badge kind="count">{shifts.length}</Badge>}
        aside={
          props.sheet === undefined ? (
            <>
              {props.onSheet ? <SheetButton onPress={props.onSheet} lockedReason={lockedReason} /> : null}
              <Button
                size="small"
                icon={<Plus />}
                onPress={() => setEditing('new')}
                isDisabled={isLocked}
                reason={lockedReason}
              >
                {t`Schicht`}
              </Button>
            </>
          ) : null
        }
      />
      <CardBody flush>
        {props.sheet !== undefined ? (
          props.sheet
        ) : shifts.length === 0 ? (
          <EmptyState
            icon={<CalendarClock />}
            title={t`Noch keine Schicht`}
            text={t`Eine permanente Leistung braucht mindestens eine Schicht.`}
          />
        ) : (
          <ShiftsTable {...props} isLocked={isLocked} onEdit={setEditing} onRemove={setRemoving} />
        )}
        {note}
      </CardBody>
      <ShiftDialog
        key={editing === null || editing === 'new' ? 'new' : editing.id}
        contract={contract}
        draftKey={props.draftKey}
        shift={editing === null || editing === 'new' ? undefined : editing}
        note={props.changeNote}
        hasSubcontractor={props.hasSubcontractor}
        isOpen={editing === 'new' || (editing !== null && props.renderEdit === undefined)}
        onClose={() => setEditing(null)}
        onSubmit={(shift) =>
          editing === null || editing === 'new' ? props.onAdd(shift) : props.onEdit?.(editing.id, shift)
        }
      />
      {editing === null || editing === 'new' ? null : props.renderEdit?.(editing.id, () => setEditing(null))}
      <ConfirmDialog
        danger
        title={t`Schicht entfernen?`}
        text={removing ? t`Die Schicht ${timesOf(removing)} wird entfernt und die Leistung neu berechnet.` : null}
        confirmLabel={t`Entfernen`}
        cancelLabel={t`Abbrechen`}
        isOpen={removing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(null);
        }}
        onConfirm={() => (removing ? props.onRemove(removing.id) : undefined)}
      >
        {props.changeNote}
      </ConfirmDialog>
    </Card>
  );
}

/** @returns the times of a shift, which are its name */
function timesOf(shift: ListedShift): string {
  return `${shift.startTime} – ${shift.endTime}`;
}
