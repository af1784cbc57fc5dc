import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift, ShiftInput } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import { type DayFlag, dayMessages } from '../service/service-messages.ts';

/** The label of a shift, and its format for the server: one field, because its values limit each other. */
export function useShiftFields(): EditedFields {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const labels: Record<string, string> = {
    startTime: t`Beginn`,
    endTime: t`Ende`,
    employeeQuantity: t`Kräfte`,
    subContractorQuantity: t`Kräfte von Nachunternehmern`,
    applyHolidayPay: t`Feiertagslohn zahlen`,
    pauseStartTime: t`Pause von`,
    pauseEndTime: t`Pause bis`,
    startDate: t`Ab`,
    endDate: t`Bis`,
  };
  return {
    thing: 'shift',
    isWhole: true,
    labelOf: (field) => {
      const day = dayMessages[field as DayFlag];
      return labels[field] ?? (day ? i18n._(day) : null);
    },
    textOf: (field, value) => {
      if (typeof value === 'boolean') return value ? t`ja` : t`nein`;
      if (value === null || value === undefined || value === '') return t`keine Angabe`;
      if (typeof value === 'number') return format.number(value);
      return field.endsWith('Date') ? format.day(String(value)) : String(value);
    },
  };
}

/** The stored shift, by its id or by an id that it replaced; null once removed. */
export function shiftSnapshot({ shifts, version }: Service, shiftId: string): ShiftSnapshot | null {
  const found = shifts.find(({ id, replacedIds }) => id === shiftId || replacedIds.includes(shiftId));
  return found ? { values: toShiftInput(found), version } : null;
}
type ShiftSnapshot = { values: ShiftInput; version: number };

function toShiftInput({
  id: _,
  replacedIds: _ids,
  duration: _length,
  pauseDuration: _pause,
  ...shift
}: Shift): ShiftInput {
  return shift;
}
