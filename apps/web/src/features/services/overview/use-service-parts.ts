import { useLingui } from '@lingui/react/macro';
import type { Car } from '@zuschlag/validation/services/car';
import type { Purchase } from '@zuschlag/validation/services/purchase';
import type { Service } from '@zuschlag/validation/services/service';
import type { Shift } from '@zuschlag/validation/services/shift';
import type { SiteVisit } from '@zuschlag/validation/services/site-visit';
import type { SiteVisitType } from '@zuschlag/validation/vocabulary';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DayFlag, dayFlags, shortDayMessages } from '../service/service-messages.ts';
import type { ListedPart } from './comparison.ts';

type Days = { startDate: string | null; endDate: string | null };

/** The lists that a service consists of, each part in a few words. */
export function useServiceParts(): (service: Service) => { id: string; label: string; parts: ListedPart[] }[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const joined = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(' · ');
  const daysText = (days: readonly DayFlag[]) => days.map((day) => i18n._(shortDayMessages[day])).join(' ');
  const range = ({ startDate, endDate }: Days) => {
    if (startDate && endDate) return `${format.day(startDate)} – ${format.day(endDate)}`;
    if (startDate) return t`ab ${format.day(startDate)}`;
    return endDate ? t`bis ${format.day(endDate)}` : null;
  };
  const visitTypes: Record<SiteVisitType, string> = {
    OPENING: t`Öffnung`,
    CONTROL: t`Kontrolle`,
    CLOSING: t`Schließung`,
  };

  const shiftPart = (shift: Shift): ListedPart => {
    const times = `${shift.startTime} – ${shift.endTime}`;
    const heads = format.number(shift.employeeQuantity);
    const pause = shift.pauseStartTime && shift.pauseEndTime ? `${shift.pauseStartTime} – ${shift.pauseEndTime}` : null;
    const texts = [
      daysText(dayFlags.filter((flag) => shift[flag])),
      t`${heads} je Schicht`,
      shift.subContractorQuantity > 0 ? t`${format.number(shift.subContractorQuantity)} vom Nachunternehmer` : null,
      shift.applyHolidayPay ? t`mit Feiertagslohn` : null,
      pause === null ? null : t`Pause ${pause}`,
      range(shift),
    ];
    return { key: times, label: times, text: joined(texts) };
  };
  const visitPart = (visit: SiteVisit): ListedPart => {
    const label = `${visitTypes[visit.type]}, ${format.number(visit.duration)}\u00a0min`;
    const alike = Map.groupBy(dayFlags, (day) => `${visit[`${day}Day`]} ${visit[`${day}Night`]}`);
    const counts = [...alike].map(([counted, days]) => {
      const [byDay = 0, byNight = 0] = counted.split(' ').map(Number);
      if (byDay === 0 && byNight === 0) return null;
      const times = [
        byDay === 0 ? null : t`${format.number(byDay)}× Tag`,
        byNight === 0 ? null : t`${format.number(byNight)}× Nacht`,
      ];
      return `${daysText(days)} ${times.filter(Boolean).join(', ')}`;
    });
    const margin = format.share(visit.margin);
    const price = visit.pricePerSiteVisit === null ? null : t`${format.euro(visit.pricePerSiteVisit)} je Besuch`;
    return { key: label, label, text: joined([...counts, t`Marge ${margin}`, price, range(visit)]) };
  };
  const carPart = (car: Car): ListedPart => {
    const label = t`Fahrzeug ${format.amount(car.netValue)}`;
    const months = format.number(car.runtime);
    const kilometers = format.number(car.yearlyKilometers);
    const yearly = format.amount(car.yearlyInsurance + car.yearlyTax);
    const texts = [`${format.number(car.quantity)}×`, t`${months} Monate`, t`${kilometers} km/Jahr`, t`${yearly}/Jahr`];
    return { key: label, label, text: joined(texts) };
  };
  const purchasePart = (purchase: Purchase): ListedPart => {
    const months = format.number(purchase.monthsDepreciation);
    const yearly = format.amount(purchase.yearlyMaintenance + purchase.yearlyRepair + purchase.yearlyAdditionals);
    const price = `${format.number(purchase.quantity)}× ${format.amount(purchase.purchaseCost)}`;
    return { key: purchase.name, label: purchase.name, text: joined([price, t`${months} Monate`, t`${yearly}/Jahr`]) };
  };

  return (service) => [
    { id: 'shifts', label: t`Schichten`, parts: service.shifts.map(shiftPart) },
    { id: 'siteVisits', label: t`Besuche`, parts: service.siteVisits.map(visitPart) },
    { id: 'cars', label: t`Fahrzeuge`, parts: service.cars.map(carPart) },
    { id: 'purchases', label: t`Anschaffungen`, parts: service.purchases.map(purchasePart) },
  ];
}
