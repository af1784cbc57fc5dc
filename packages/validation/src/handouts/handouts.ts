import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { text } from '../wire/text.ts';
import { formatsOfHandout, handoutFormats, handoutKinds, handoutProblems, handoutStates } from './handout-kinds.ts';
import { priceFormFilling } from './price-forms/price-forms.ts';

/** The wage of the agreement that an adequacy file compares with; the tables of tariffs hold no wage. */
export const tariffWage = z
  .object({
    /** EUR per hour */
    amount: z.number().positive().max(limits.hourlyMoney),
    /** the agreement and its group: `Entgelttarifvertrag NRW, Lohngruppe 2` */
    source: text(2, 200),
  })
  .meta({ id: 'TariffWage' });

export const requestHandout = z
  .object({
    chanceId: opaqueId(),
    kind: z.enum(handoutKinds),
    format: z.enum(handoutFormats),
    /** left out, the language of the person */
    language: z.enum(['de', 'en']).nullish(),
    /** only these services; left out, all of them */
    serviceIds: z.array(opaqueId()).min(1).max(limits.servicesPerChance).nullish(),
    tariffWage: tariffWage.nullish(),
    /** of a customer's own sheet, and of no other kind */
    filling: priceFormFilling.nullish(),
  })
  .superRefine(({ kind, format, filling }, context) => {
    if (!formatsOfHandout[kind].includes(format))
      context.addIssue({ code: 'custom', path: ['format'], message: 'FORMAT_NOT_OFFERED' });
    if ((kind === 'customerSheet') !== Boolean(filling))
      context.addIssue({ code: 'custom', path: ['filling'], message: filling ? 'FILLING_OF_OTHER_KIND' : 'REQUIRED' });
  });
export type RequestHandout = z.output<typeof requestHandout>;

export const generateOpenCalc = z.object({ chanceId: opaqueId() });

/** A file of a Chance: asked for, being written, or ready. */
export const handout = z
  .object({
    id: opaqueId(),
    chanceId: opaqueId(),
    kind: z.enum(handoutKinds).meta({ id: 'HandoutKind' }),
    format: z.enum(handoutFormats).meta({ id: 'HandoutFormat' }),
    language: z.enum(['de', 'en']).meta({ id: 'HandoutLanguage' }),
    state: z.enum(handoutStates).meta({ id: 'HandoutState' }),
    /** services written so far, and all of them */
    done: z.int(),
    total: z.int(),
    problem: z.enum(handoutProblems).meta({ id: 'HandoutProblem' }).nullable(),
    fileName: z.string().nullable(),
    /** bytes */
    size: z.int().nullable(),
    createdBy: person,
    createdAt: sentMoment(),
    finishedAt: sentMoment().nullable(),
    /** whether the caller asked for it and may stop it */
    mayCancel: z.boolean(),
  })
  .meta({ id: 'Handout' });
export type Handout = z.output<typeof handout>;

export const handoutsByChance = z.object({ chanceId: opaqueId() });
export const handoutById = z.object({ id: opaqueId() });
