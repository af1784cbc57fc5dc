import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';

export const tariffStepLetterByChance = z.object({ id: opaqueId(), chanceId: opaqueId() });
export type TariffStepLetterByChance = z.output<typeof tariffStepLetterByChance>;

/** As which files a letter is fetched. */
export const letterFormat = z.enum(['pdf', 'docx']);
export type LetterFormat = z.output<typeof letterFormat>;

/** `TABLE`: a row of the wage table; `ENTERED`: entered in the service; `ASSUMED`: an assumed rise in the price. */
export const tariffStepWageSource = z.enum(['TABLE', 'ENTERED', 'ASSUMED']).meta({ id: 'TariffStepWageSource' });

const wage = z
  .object({
    hourlyWage: z.number().meta({ unit: 'EUR/h' }),
    source: tariffStepWageSource,
    /** the first day of the row; null where no row gives the wage */
    validFrom: sentDay().nullable(),
  })
  .meta({ id: 'TariffStepWage' });

/** A service in a time in which its wages do not change. Amounts are whole cents, and lines add up to the letter. */
export const tariffStepLetterLine = z
  .object({
    serviceId: opaqueId(),
    service: z.string(),
    payGroup: z.string(),
    from: sentDay(),
    to: sentDay(),
    /** that the price was calculated from */
    wageInPrice: z.number().meta({ unit: 'EUR/h' }),
    before: wage,
    after: wage,
    /** (wage after − wage before) ÷ wage in the price */
    rise: z.number(),
    /** the rise × the clause: by how much each price of the service changes */
    change: z.number(),
    priceBefore: z.number(),
    added: z.number(),
    priceAfter: z.number(),
  })
  .meta({ id: 'TariffStepLetterLine' });
export type TariffStepLetterLine = z.output<typeof tariffStepLetterLine>;

/** What a letter to the customer of a bound contract says about the price by its clause. */
export const tariffStepLetter = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    /** its rows are not in the wage table yet */
    isDraft: z.boolean(),
    shortNumber: z.string(),
    name: z.string(),
    /** an offer that is not won yet */
    isOffer: z.boolean(),
    /** services of other organizations are left out, because the tariff step is that of one */
    isPartial: z.boolean(),
    referenceNumber: z.string().nullable(),
    lot: z.string().nullable(),
    startDate: sentDay(),
    endDate: sentDay(),
    /** the organization that offered */
    sender: z.string(),
    recipient: z
      .object({
        name: z.string(),
        contact: z.string().nullable(),
        /** that of the customer's only place of work; null with several */
        address: z.string().nullable(),
        city: z.string().nullable(),
      })
      .meta({ id: 'TariffStepLetterRecipient' }),
    escalationClause: z.number(),
    /** the first day of the tariff step, from which prices are compared */
    from: sentDay(),
    /** the first day with another price */
    changedFrom: sentDay(),
    lines: z.array(tariffStepLetterLine),
    priceBefore: z.number(),
    added: z.number(),
    priceAfter: z.number(),
  })
  .meta({ id: 'TariffStepLetter' });
export type TariffStepLetter = z.output<typeof tariffStepLetter>;
