import { longestContract, mostMoney, mostPieces } from './limits.ts';
import { number, type Problems, record, wholeNumber } from './report.ts';

const carAmounts = [
  'netValue',
  'yearlyInsurance',
  'yearlyTax',
  'yearlyKilometers',
  'consumption',
  'fuelPrice',
  'repairPerKilometer',
];
const purchaseAmounts = ['purchaseCost', 'yearlyMaintenance', 'yearlyRepair', 'yearlyAdditionals'];

export function carProblems(problems: Problems, at: string, value: unknown): void {
  const car = record(problems, at, '', value);
  if (!car) return;
  for (const field of carAmounts) number(problems, at, field, car[field], 0, mostMoney);
  number(problems, at, 'runtime', car.runtime, 1, longestContract);
  wholeNumber(problems, at, 'quantity', car.quantity, 0, mostPieces);
}

export function purchaseProblems(problems: Problems, at: string, value: unknown): void {
  const purchase = record(problems, at, '', value);
  if (!purchase) return;
  for (const field of purchaseAmounts) number(problems, at, field, purchase[field], 0, mostMoney);
  number(problems, at, 'monthsDepreciation', purchase.monthsDepreciation, 1, longestContract);
  wholeNumber(problems, at, 'quantity', purchase.quantity, 0, mostPieces);
}
