import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { dayFlags, shortDayMessages } from '../service/service-messages.ts';
import type { ListedPart } from './comparison.ts';

/** The lists that a service consists of, each part in a few words. */
export function useServiceParts(): (service: Service) => { id: string; label: string; parts: ListedPart[] }[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const range = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => {
    if (startDate && endDate) return `${format.day(startDate)} – ${format.day(endDate)}`;
    if (startDate) return t`ab ${format.day(startDate)}`;
    return endDate ? t`bis ${format.day(endDate)}` : null;
  };
  const shiftPart = (shift: Shift): ListedPart => {
    const times = `${shift.startTime} – ${shift.endTime}`;
    const heads = format.number(shift.employeeQuantity);
    const pause = shift.pauseStartTime && shift.pauseEndTime ? `${shift.pauseStartTime} – ${shift.pauseEndTime}` : null;
    const texts = [
      dayFlags
        .filter((flag) => shift[flag])
        .map((flag) => i18n._(shortDayMessages[flag]))
        .join(' '),
      t`${heads} je Schicht`,
      shift.subContractorQuantity > 0 ? t`${format.number(shift.subContractorQuantity)} vom Nachunternehmer` : null,
      shift.applyHolidayPay ? t`mit Feiertagslohn` : null,
      pause === null ? null : t`Pause ${pause}`,
      range(shift),
    ];
    return { key: times, label: times, text: texts.filter(Boolean).join(' · ') };
  };
  return (service) => [{ id: 'shifts', label: t`Schichten`, parts: service.shifts.map(shiftPart) }];
}
