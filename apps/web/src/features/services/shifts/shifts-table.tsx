import { useLingui } from '@lingui/react/macro';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@zuschlag/ui';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { PostPeople } from './checks/post-people.tsx';
import type { StaffingBasis } from './checks/staffing-basis.ts';
import { DayMarks } from './day-marks.tsx';
import { ShiftRowMenu } from './shift-row-menu.tsx';
import type { ContractDays } from './shift-values.ts';

export type ListedShift = ShiftInput & { id: string };

export type ShiftsTableProps = {
  shifts: readonly ListedShift[];
  contract: ContractDays;
  pauseIncluded: boolean;
  /** Minutes over the whole contract; null when they cannot be counted yet. */
  minutesOf: (shift: ListedShift) => number | null;
  /** What the people of a post are counted by; null while it is not known. */
  staffing: StaffingBasis | null;
  isLocked: boolean;
  /** Why a shift cannot be removed; left out when it can. */
  lastReason?: string;
  onEdit: (shift: ListedShift) => void;
  onRemove: (shift: ListedShift) => void;
};

/** Shifts, one a row. */
export function ShiftsTable(props: ShiftsTableProps) {
  const { shifts, contract, isLocked, onEdit, onRemove } = props;
  const { t } = useLingui();
  const format = useFormat();
  const timesOf = (shift: ListedShift) => `${shift.startTime} – ${shift.endTime}`;
  return (
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
        <TableBody>
          {shifts.map((shift) => (
            <Row key={shift.id} id={shift.id} textValue={timesOf(shift)}>
              <Cell tone="strong">
                <span className="tnum">{timesOf(shift)}</span>
              </Cell>
              <Cell>
                <DayMarks shift={shift} />
                {shift.applyHolidayPay ? (
                  <span className="ml-1.5 text-12 text-ink-3">{t`mit Feiertagslohn`}</span>
                ) : null}
              </Cell>
              <Cell align="end">
                <span className="block py-1.5 leading-4">
                  {headWords(shift)}
                  {props.staffing ? <PostPeople shift={shift} basis={props.staffing} /> : null}
                </span>
              </Cell>
              <Cell tone="faint">{pauseWords(shift)}</Cell>
              <Cell tone="faint">{rangeWords(shift)}</Cell>
              <Cell align="end">{hoursOf(props.minutesOf(shift))}</Cell>
              <Cell align="end">
                {isLocked ? null : (
                  <ShiftRowMenu
                    times={timesOf(shift)}
                    onEdit={() => onEdit(shift)}
                    onRemove={() => onRemove(shift)}
                    lastReason={props.lastReason}
                  />
                )}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
  );

  function hoursOf(minutes: number | null): string {
    return format.number(minutes === null ? null : minutes / 60, minutes !== null && minutes % 60 !== 0 ? 2 : 0);
  }

  function headWords({ employeeQuantity, subContractorQuantity }: ListedShift): ReactNode {
    if (subContractorQuantity === 0) return format.number(employeeQuantity);
    return (
      <>
        {employeeQuantity > 0 ? format.number(employeeQuantity) : null}
        <span className="block text-12 text-ink-3">{t`${format.number(subContractorQuantity)} Nachunternehmer`}</span>
      </>
    );
  }

  function pauseWords({ pauseStartTime, pauseEndTime }: ListedShift): ReactNode {
    if (!pauseStartTime || !pauseEndTime) return t`ohne`;
    return (
      <span className="tnum block leading-4">
        {`${pauseStartTime} – ${pauseEndTime}`}
        <span className="block text-12">{props.pauseIncluded ? t`bezahlt` : t`unbezahlt`}</span>
      </span>
    );
  }

  function rangeWords({ startDate, endDate }: ListedShift): ReactNode {
    if (!startDate && !endDate)
      return <span className="block max-w-20 whitespace-normal leading-4">{t`gesamter Vertrag`}</span>;
    return (
      <span className="tnum block leading-4">
        {format.day(startDate ?? contract.startDate)} –
        <span className="block">{format.day(endDate ?? contract.endDate)}</span>
      </span>
    );
  }
}
