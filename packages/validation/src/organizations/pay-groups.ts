import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { provinceInput, provinceOrAll } from '../wire/aliases.ts';

export const payGroupsInput = z.object({
  chanceId: opaqueId(),
  operationalOrganizationId: numericId(),
  province: provinceInput(),
});
export type PayGroupsInput = z.output<typeof payGroupsInput>;

/** A row of the wage table with the first day of the contract on which it counts for the organization in the state. */
export const wageOfTable = z
  .object({
    from: sentDay(),
    hourlyWage: z.number().meta({ unit: 'EUR/h' }),
    activeFrom: sentDay(),
    /** whether the row is the organization's own; else it is the main organization's, for all */
    isOwn: z.boolean(),
    /** `DE`: for all federal states */
    province: provinceOrAll,
  })
  .meta({ id: 'WageOfTable' });
export type WageOfTable = z.output<typeof wageOfTable>;

/** A pay group by its label. */
export const payGroup = z
  .object({
    name: z.string(),
    /** the wage to propose: that of the wage table on the first day of the contract, else the one entered last */
    hourlyWage: z.number().meta({ unit: 'EUR/h' }),
    /** the wage that the organization entered for it last in the federal state; null where it never did */
    lastWage: z.number().nullable().meta({ unit: 'EUR/h' }),
    /** whether a service of another Chance has it, so that a wage can be judged by it */
    isKnown: z.boolean(),
    /** what the wage table has for it in the contract, the earliest first */
    table: z.array(wageOfTable),
  })
  .meta({ id: 'PayGroup' });
export type PayGroup = z.output<typeof payGroup>;

/** The lowest wage first. */
export const payGroups = z.object({ groups: z.array(payGroup) }).meta({ id: 'PayGroups' });
