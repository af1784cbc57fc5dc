import {
  type ActualTimesInput,
  type ChangedActuals,
  type ComparedMonth,
  ofEachKind,
} from '@zuschlag/validation/actuals/actuals';
import type { Snapshot } from '../../forms/edit/edit-draft.ts';

type MonthForm = { times: ActualTimesInput };

/**
 * A month as a form begins it. An income that was not invoiced stays empty. A kind of time that is neither planned nor
 * known is 0 until a person types something else; of a month without any plan all are to be filled.
 */
export function snapshotOfMonth({ times, version }: ComparedMonth): Snapshot<MonthForm> {
  const isPlanned = times.some(({ planned }) => planned.hours > 0);
  const values = ofEachKind((kind) => {
    const found = times.find(({ kindOfTime }) => kindOfTime === kind);
    const actual = found?.actual;
    const start = isPlanned && !found?.planned.hours ? 0 : null;
    return {
      hours: actual ? actual.hours : start,
      absenceHours: actual ? actual.absenceHours : start,
      payCost: actual ? actual.payCost : start,
      income: actual?.isInvoiced ? actual.income : null,
    };
  });
  return { values: { times: values }, version };
}

/** A month as it stands after a save. */
export function snapshotOf({ times, version }: ChangedActuals): Snapshot<MonthForm> {
  return { values: { times: times ?? {} }, version };
}
