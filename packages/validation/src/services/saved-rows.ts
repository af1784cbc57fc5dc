import { z } from 'zod';
import { fieldValue } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { carInput } from './car.ts';
import { purchaseInput } from './purchase.ts';
import { shiftInput } from './shift.ts';
import { siteVisitInput } from './site-visit.ts';

/**
 * A list of a service after it was changed as a whole table: what is new, changed and removed, in one call. `version` is
 * that of the service when the table was opened. What others saved since is merged by row and field; `base` holds the
 * values of a row at that version, by their fields. Without a version the last save wins. A row that is both changed and
 * removed is removed.
 */
function savedRows<Row extends z.ZodType>(changedId: string, row: Row, most: number) {
  const changed = z
    .object({
      id: opaqueId(),
      base: z.record(z.string().max(100), fieldValue).nullish().meta({ isInFacade: false }),
      row,
    })
    .meta({ id: changedId });
  return z
    .object({
      serviceId: opaqueId(),
      version: z.int().nullish(),
      added: z.array(row).max(most).default([]),
      changed: z.array(changed).max(most).default([]),
      removed: z.array(opaqueId()).max(most).default([]),
    })
    .superRefine((list, context) => {
      const ids = { changed: list.changed.map(({ id }) => id), removed: list.removed };
      for (const [part, named] of Object.entries(ids)) {
        const again = named.findIndex((id, at) => named.indexOf(id) !== at);
        const path = part === 'changed' ? [part, again, 'id'] : [part, again];
        if (again >= 0) context.addIssue({ code: 'custom', path, message: 'INVALID' });
      }
    });
}

/** With the version, the id of a shift may be one that an edit has replaced since. */
export const saveShiftsInput = savedRows('ChangedShift', shiftInput, limits.shiftsPerService);
export const saveSiteVisitsInput = savedRows('ChangedSiteVisit', siteVisitInput, limits.siteVisitsPerService);
export const saveCarsInput = savedRows('ChangedCar', carInput, limits.carsPerService);
export const savePurchasesInput = savedRows('ChangedPurchase', purchaseInput, limits.purchasesPerService);

/** Every list that is saved as a table, with the fields of its rows. */
export type TableRows = {
  shifts: z.output<typeof shiftInput>;
  siteVisits: z.output<typeof siteVisitInput>;
  cars: z.output<typeof carInput>;
  purchases: z.output<typeof purchaseInput>;
};
export type TableKind = keyof TableRows;

export type SavedRows<Row> = {
  serviceId: string;
  version?: number | null;
  added: readonly Row[];
  changed: readonly { id: string; base?: Record<string, string | number | boolean | null> | null; row: Row }[];
  removed: readonly string[];
};
