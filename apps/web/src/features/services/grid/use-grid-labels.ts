import { useLingui } from '@lingui/react/macro';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { type VisitDay, visitDays } from '@zuschlag/validation/vocabulary';
import type { GridLabel, GridLabels } from '../../../tables/grid/grid.tsx';
import { dayMessages, shortDayMessages } from '../service/service-messages.ts';

/** The heads of the columns of each table. */
export function useGridLabels(kind: TableKind): GridLabels {
  const { t, i18n } = useLingui();
  const perDay = (day: VisitDay): [string, GridLabel][] => {
    const [name, short] = [i18n._(dayMessages[day]), i18n._(shortDayMessages[day])];
    return [
      [`${day}Day`, { label: t`${name} am Tag`, short: t`${short} Tag` }],
      [`${day}Night`, { label: t`${name} in der Nacht`, short: t`${short} Nacht` }],
    ];
  };
  const span = { startDate: { label: t`Ab` }, endDate: { label: t`Bis` } };
  switch (kind) {
    case 'shifts':
      return {
        startTime: { label: t`Beginn` },
        endTime: { label: t`Ende` },
        days: { label: t`Tage` },
        employeeQuantity: { label: t`Kräfte` },
        subContractorQuantity: { label: t`Kräfte von Nachunternehmern`, short: t`NU` },
        applyHolidayPay: { label: t`Feiertagslohn`, short: t`Ft-Lohn` },
        pauseStartTime: { label: t`Pause von` },
        pauseEndTime: { label: t`Pause bis` },
        ...span,
      };
    case 'siteVisits':
      return {
        type: { label: t`Art des Besuchs`, short: t`Art` },
        duration: { label: t`Dauer am Ort`, short: t`Minuten` },
        margin: { label: t`Marge`, short: t`Marge %` },
        ...Object.fromEntries(visitDays.flatMap(perDay)),
        ...span,
      };
    case 'cars':
      return {
        quantity: { label: t`Anzahl` },
        netValue: { label: t`Nettowert je Fahrzeug`, short: t`Nettowert €` },
        runtime: { label: t`Abschreibung`, short: t`Monate` },
        yearlyKilometers: { label: t`Fahrleistung`, short: t`km/Jahr` },
        consumption: { label: t`Verbrauch`, short: t`L/100 km` },
        fuelPrice: { label: t`Kraftstoffpreis`, short: t`€/L` },
        repairPerKilometer: { label: t`Reparatur`, short: t`Reparatur €/km` },
        yearlyInsurance: { label: t`Versicherung`, short: t`Versicherung €/Jahr` },
        yearlyTax: { label: t`Steuer`, short: t`Steuer €/Jahr` },
      };
    case 'purchases':
      return {
        name: { label: t`Bezeichnung` },
        quantity: { label: t`Anzahl` },
        purchaseCost: { label: t`Anschaffung je Stück`, short: t`€ je Stück` },
        monthsDepreciation: { label: t`Abschreibung`, short: t`Monate` },
        yearlyMaintenance: { label: t`Wartung je Stück`, short: t`Wartung €/Jahr` },
        yearlyRepair: { label: t`Reparatur je Stück`, short: t`Reparatur €/Jahr` },
        yearlyAdditionals: { label: t`Sonstiges je Stück`, short: t`Sonstiges €/Jahr` },
      };
  }
}
