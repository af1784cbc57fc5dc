import { z } from 'zod';
import { limits } from '../limits.ts';
import { clockTime, isoDay, sentDay } from '../measures/dates.ts';
import { eurAndCents, eurPerHour, fraction, tariffBonus } from '../measures/units.ts';
import { provinces, provincesOrAll } from '../vocabulary.ts';
import { bonusBasisInput, province, provinceInput, provinceOrAll, provinceOrAllInput } from '../wire/aliases.ts';
import { bonusBasisSchema } from '../wire/enums.ts';
import { dayRange, numberRange } from '../wire/paging.ts';
import { line } from '../wire/text.ts';

/**
 * The kinds of columns of a configuration table: their input, their output and their filter.
 * Each layer adds one small table of its own, keyed by these kinds: SQL in the API, cell and field in the web.
 */
export const columnKinds = {
  /** a calendar day, Europe/Berlin */
  day: { input: () => isoDay(), output: () => sentDay(), filter: () => dayRange },
  /** filtered by a list: null means all, empty means none */
  province: {
    input: () => provinceInput(),
    output: () => province,
    filter: () => z.array(provinceInput()).max(provinces.length),
  },
  /** a state, or `DE` for all of them; filtered by a list, like `province` */
  provinceOrAll: {
    input: () => provinceOrAllInput(),
    output: () => provinceOrAll,
    filter: () => z.array(provinceOrAllInput()).max(provincesOrAll.length),
  },
  /** the label of a pay group, as services name it; not filtered */
  payGroup: { input: () => line(1, limits.payGroup), output: () => z.string(), filter: null },
  /** 0 to 1 */
  fraction: { input: () => fraction(), output: () => z.number(), filter: () => numberRange },
  /** a supplement as a share of the wage, 0 to 3 */
  bonus: { input: () => tariffBonus(), output: () => z.number(), filter: () => numberRange },
  /** to the cent */
  eur: { input: () => eurAndCents().max(1_000_000), output: () => z.number(), filter: () => numberRange },
  eurPerHour: { input: () => eurPerHour().max(10_000), output: () => z.number(), filter: () => numberRange },
  /** an hourly wage, more than 0 */
  wage: {
    input: () => eurPerHour().positive().max(limits.hourlyMoney),
    output: () => z.number().meta({ unit: 'EUR/h' }),
    filter: () => numberRange,
  },
  daysPerYear: { input: () => z.int().min(1).max(366), output: () => z.int(), filter: () => numberRange },
  years: { input: () => z.int().min(0).max(60), output: () => z.int(), filter: () => numberRange },
  /** `HH:mm`; not filtered */
  clock: { input: () => clockTime(), output: () => z.string(), filter: null },
  basis: { input: () => bonusBasisInput(), output: () => bonusBasisSchema, filter: null },
} as const;
export type ColumnKind = keyof typeof columnKinds;
