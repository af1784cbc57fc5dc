import { useLingui } from '@lingui/react/macro';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  Cell,
  Column,
  ConfirmDialog,
  EmptyState,
  Row,
  Table,
  TableBody,
  TableHeader,
} from '@zuschlag/ui';
import { later } from '@zuschlag/ui/later';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { CalendarClock, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../app/use-format.ts';
import { DayMarks } from './day-marks.tsx';
import { ShiftRowMenu } from './shift-row-menu.tsx';
import type { ContractDays } from './shift-values.ts';

const ShiftDialog = later(async () => (await import('./shift-dialog.tsx')).ShiftDialog);

export type ListedShift = ShiftInput & { id: string };

export type ShiftsCardProps = {
  shifts: readonly ListedShift[];
  contract: ContractDays;
  pauseIncluded: boolean;
  /** Minutes over the whole contract; null when they cannot be counted yet. */
  minutesOf: (shift: ListedShift) => number | null;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: ReactNode;
  /** Why a shift cannot be removed; left out when it can. */
  lastReason?: string;
  onAdd: (shift: ShiftInput) => unknown;
  onEdit: (id: string, shift: ShiftInput) => unknown;
  onRemove: (id: string) => unknown;
  /** Below the table: what is wrong with it. */
  note?: ReactNode;
};

/** The shifts of a service, to read and to change. */
export function ShiftsCard(props: ShiftsCardProps) {
  const { shifts, contract, lockedReason, note } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [editing, setEditing] = useState<ListedShift | 'new' | null>(null);
  const [removing, setRemoving] = useState<ListedShift | null>(null);
  const isLocked = lockedReason !== undefined;
  const timesOf = (shift: ListedShift) => `${shift.startTime} – ${shift.endTime}`;

  return (
    <Card label={t`Schichten`} id="shifts">
      <CardHeader
        title={t`Schichten`}
        badge={<Badge kind="count">{shifts.length}</Badge>}
        aside={
          <Button
            size="small"
            icon={<Plus />}
            onPress={() => setEditing('new')}
            isDisabled={isLocked}
            reason={lockedReason}
          >
            {t`Schicht`}
          </Button>
        }
      />
      <CardBody flush>
        <div className="relative overflow-x-auto">
          <Table label={t`Schichten`} density="compact">
            <TableHeader>
              <Column id="time" isRowHeader>{t`Zeit`}</Column>
              <Column id="days">{t`Tage`}</Column>
              <Column id="heads" align="end">{t`Kräfte`}</Column>
              <Column id="pause">{t`Pause`}</Column>
              <Column id="range">{t`Zeitraum`}</Column>
              <Column id="hours" align="end">{t`Stunden`}</Column>
              <Column id="actions" isLabelHidden width={52}>{t`Aktionen`}</Column>
            </TableHeader>
            <TableBody
              items={shifts}
              dependencies={[props.pauseIncluded, isLocked, props.lastReason, props.minutesOf, format.locale]}
              empty={
                <EmptyState
                  icon={<CalendarClock />}
                  title={t`Noch keine Schicht`}
                  text={t`Eine permanente Leistung braucht mindestens eine Schicht.`}
                />
              }
            >
              {(shift) => (
                <Row id={shift.id} textValue={timesOf(shift)}>
                  <Cell tone="strong">
                    <span className="tnum">{timesOf(shift)}</span>
                  </Cell>
                  <Cell>
                    <DayMarks shift={shift} />
                  </Cell>
                  <Cell align="end">{format.number(shift.employeeQuantity)}</Cell>
                  <Cell tone="faint">{pauseWords(shift)}</Cell>
                  <Cell tone="faint">{rangeWords(shift)}</Cell>
                  <Cell align="end">{hoursOf(props.minutesOf(shift))}</Cell>
                  <Cell align="end">
                    {isLocked ? null : (
                      <ShiftRowMenu
                        times={timesOf(shift)}
                        onEdit={() => setEditing(shift)}
                        onRemove={() => setRemoving(shift)}
                        lastReason={props.lastReason}
                      />
                    )}
                  </Cell>
                </Row>
              )}
            </TableBody>
          </Table>
        </div>
        {note}
      </CardBody>
      <ShiftDialog
        key={editing === null || editing === 'new' ? 'new' : editing.id}
        contract={contract}
        shift={editing === null || editing === 'new' ? undefined : editing}
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
        onSubmit={(shift) =>
          editing === null || editing === 'new' ? props.onAdd(shift) : props.onEdit(editing.id, shift)
        }
      />
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
      />
    </Card>
  );

  function hoursOf(minutes: number | null): string {
    return format.number(minutes === null ? null : minutes / 60, minutes !== null && minutes % 60 !== 0 ? 2 : 0);
  }

  function pauseWords({ pauseStartTime, pauseEndTime }: ListedShift): ReactNode {
    if (!pauseStartTime || !pauseEndTime) return t`ohne`;
    return props.pauseIncluded
      ? t`${pauseStartTime} – ${pauseEndTime}, bezahlt`
      : t`${pauseStartTime} – ${pauseEndTime}, unbezahlt`;
  }

  function rangeWords({ startDate, endDate }: ListedShift): ReactNode {
    if (!startDate && !endDate) return t`gesamter Vertrag`;
    return `${format.day(startDate ?? contract.startDate)} – ${format.day(endDate ?? contract.endDate)}`;
  }
}
