import { useLingui } from '@lingui/react/macro';
import { limits } from '@zuschlag/validation/limits';
import type { RowField } from './number-fields.tsx';

/** The fields of a car, in the order of the form. */
export function useCarFields(): readonly RowField[] {
  const { t } = useLingui();
  const yearly = { unit: t`€/Jahr`, places: 2 };
  return [
    { name: 'quantity', label: t`Anzahl`, isWhole: true, min: 1 },
    { name: 'netValue', label: t`Nettowert je Fahrzeug`, unit: '€', places: 2 },
    { name: 'runtime', label: t`Abschreibung`, unit: t`Monate`, isWhole: true, min: 1 },
    { name: 'yearlyKilometers', label: t`Fahrleistung`, unit: t`km/Jahr` },
    { name: 'consumption', label: t`Verbrauch`, unit: t`L/100 km` },
    { name: 'fuelPrice', label: t`Kraftstoffpreis`, unit: t`€/L`, places: 2 },
    { name: 'repairPerKilometer', label: t`Reparatur`, unit: t`€/km`, places: 2 },
    { name: 'yearlyInsurance', label: t`Versicherung`, ...yearly },
    { name: 'yearlyTax', label: t`Steuer`, ...yearly },
  ];
}

/** The fields of a purchase, in the order of the form. */
export function usePurchaseFields(): readonly RowField[] {
  const { t } = useLingui();
  const yearly = { unit: t`€/Jahr`, places: 2 };
  return [
    { name: 'name', label: t`Bezeichnung`, isText: true, maxLength: limits.purchaseName },
    { name: 'quantity', label: t`Anzahl`, isWhole: true, min: 1 },
    { name: 'purchaseCost', label: t`Anschaffung je Stück`, unit: '€', places: 2 },
    { name: 'monthsDepreciation', label: t`Abschreibung`, unit: t`Monate`, isWhole: true, min: 1 },
    { name: 'yearlyMaintenance', label: t`Wartung je Stück`, ...yearly },
    { name: 'yearlyRepair', label: t`Reparatur je Stück`, ...yearly },
    { name: 'yearlyAdditionals', label: t`Sonstiges je Stück`, ...yearly },
  ];
}
