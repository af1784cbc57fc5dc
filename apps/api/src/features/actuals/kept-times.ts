import type { ActualTimes, KeptTime } from '@zuschlag/validation/actuals/actuals';
import { ofEachKind } from '@zuschlag/validation/actuals/actuals';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import type { StoredTimes } from './actuals.store.ts';

/** A kind of time of which nothing was entered. */
export const nothingKept: KeptTime = { hours: 0, absenceHours: 0, payCost: 0, income: null };

/** The times of a month by their kind. */
export function timesOf(stored: StoredTimes): ActualTimes {
  return ofEachKind((kind) => {
    const { hours, absenceHours, payCost, income } =
      stored.find(({ kindOfTime }) => kindOfTime === kind) ?? nothingKept;
    return { hours, absenceHours, payCost, income };
  });
}

/** The times of a month as they are stored. */
export function storedTimes(times: { readonly [kind in TariffPeriod]?: KeptTime }): StoredTimes {
  const all = ofEachKind((kind) => ({ kindOfTime: kind, ...nothingKept, ...times[kind] }));
  return Object.values(all);
}
