import { roundHalfUp } from '@zuschlag/calc-engine';
import type { FormCell, FormCellProblem } from '@zuschlag/validation/handouts/price-forms/figures';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import type { CalculatedService } from '../../building/calculated-services.ts';
import { linesOf } from '../../building/sheets/price-sheet.ts';
import type { FillingFacts, HandoutFacts } from '../../facts/handout-facts.ts';
import type { CellValue } from '../workbook/fill-workbook.ts';

export type FormValue = { value: CellValue; problem: null } | { value: null; problem: FormCellProblem };

const MONTHS_OF_A_YEAR = 12;
const missing = (problem: FormCellProblem): FormValue => ({ value: null, problem });
const figure = (value: number): FormValue => ({ value: { kind: 'number', value }, problem: null });
const words = (value: string | null): FormValue =>
  value === null || value.trim() === '' ? missing('NOT_STATED') : { value: { kind: 'text', value }, problem: null };
const day = (value: string): FormValue => ({ value: { kind: 'day', value }, problem: null });

/**
 * What goes into the cells of a customer's sheet: the figures that the house's own price sheet prints, whole cents and
 * hours to two places, so that both papers say the same.
 *
 * @source docs/price-forms.md
 */
export function formValues(
  facts: HandoutFacts,
  { cells, services: matches }: FillingFacts,
  services: readonly CalculatedService[],
): FormValue[] {
  const { chance, made } = facts;
  const lines = new Map(services.map((service) => [service.id, linesOf(service, facts.language)]));
  const amountOf = (id: string) => cents((lines.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0));
  const regular = services.filter(({ additional }) => !additional);
  const total = cents(regular.reduce((sum, { id }) => sum + amountOf(id), 0));
  const perMonth = (amount: number) => cents(amount / chance.durationMonths);
  const perYear = (amount: number) => cents((amount / chance.durationMonths) * MONTHS_OF_A_YEAR);
  const ofTotal = (of: (amount: number) => number) => (regular.length === 0 ? missing('NO_PRICE') : figure(of(total)));

  function ofService({ figure: wanted, period, service: name }: FormCell): FormValue {
    const id = matches.find((one) => one.name === name)?.serviceId;
    if (id === undefined || facts.services.every((service) => service.id !== id)) return missing('SERVICE_MISSING');
    const own = lines.get(id);
    if (!own) return missing('NO_PRICE');
    if (wanted === 'monthlyAmount') return figure(perMonth(amountOf(id)));
    if (wanted === 'yearlyAmount') return figure(perYear(amountOf(id)));
    const isAll = period === null || period === 'cumulated';
    if (isAll && wanted === 'amount') return figure(amountOf(id));
    const inHours = own.filter(({ unit }) => unit === 'HOUR');
    const hours = inHours.filter((line) => isAll || line.period === (period as TariffPeriod));
    const quantity = cents(hours.reduce((sum, line) => sum + line.quantity, 0));
    // Visits and flat rates have no price of an hour.
    const isPlain = inHours.length === own.length;
    if (wanted === 'hours') return isPlain ? figure(quantity) : missing('NO_HOURS');
    if (quantity === 0 || (isAll && !isPlain)) return missing('NO_HOURS');
    const amount = hours.reduce((sum, line) => sum + line.amount, 0);
    if (wanted === 'amount') return figure(cents(amount));
    const [only] = hours;
    return figure(hours.length === 1 && only ? only.rate : cents(amount / quantity));
  }

  return cells.map((cell) => {
    switch (cell.figure) {
      case 'total':
        return ofTotal((amount) => amount);
      case 'monthlyTotal':
        return ofTotal(perMonth);
      case 'yearlyTotal':
        return ofTotal(perYear);
      case 'bidder':
        return words(chance.bidder);
      case 'customer':
        return words(chance.customer);
      case 'tenderName':
        return words(chance.name);
      case 'reference':
        return words(chance.reference);
      case 'startDate':
        return day(chance.startDate);
      case 'endDate':
        return day(chance.endDate);
      case 'today':
        return day(berlinDayOf(new Date(made.at)));
      default:
        return ofService(cell);
    }
  });
}

/** Two places: cents, and hours as price sheets print them. */
function cents(value: number): number {
  return roundHalfUp(value, 2);
}
