import { z } from 'zod';
import { editedFrom } from '../../edits/edit-input.ts';
import { opaqueId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { sentMoment } from '../../measures/dates.ts';
import { costTypes } from '../../vocabulary.ts';
import { line } from '../../wire/text.ts';
import {
  cellsOfText,
  type FormCell,
  formCellProblems,
  formFigures,
  formNotes,
  hasPeriods,
  isOfService,
  lacksService,
} from './figures.ts';

const formFigure = z.enum(formFigures).meta({ id: 'PriceFormFigure' });
const formPeriod = z.enum(costTypes).meta({ id: 'PriceFormPeriod' });
const place = {
  sheet: z
    .string()
    .min(1)
    .max(31)
    .regex(/^[^\t\n\r]+$/),
  cell: z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/),
};

/** A figure of a service needs the service, one by kinds of time its kind; the others have neither. */
export const formCell = z
  .object({
    ...place,
    figure: formFigure,
    period: formPeriod.nullish().transform((value) => value ?? null),
    service: line(1, 120)
      .nullish()
      .transform((value) => value ?? null),
    label: z
      .string()
      .max(120)
      .nullish()
      .transform((value) => value ?? ''),
  })
  .meta({ id: 'PriceFormCellInput' })
  .transform(
    (cell): FormCell => ({
      ...cell,
      period: hasPeriods(cell.figure) ? (cell.period ?? 'cumulated') : null,
      service: isOfService(cell.figure) ? cell.service : null,
    }),
  )
  .superRefine((cell, context) => {
    if (lacksService(cell)) context.addIssue({ code: 'custom', path: ['service'], message: 'REQUIRED' });
  });

const cells = z
  .array(formCell)
  .min(1)
  .max(limits.priceFormCells)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    list.forEach(({ sheet, cell }, at) => {
      const key = `${sheet.toLowerCase()}!${cell}`;
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [at, 'cell'], message: 'DUPLICATE_CELL' });
      seen.add(key);
    });
  });

/** A new template: the cells of a customer's sheet and what goes into each. */
export const priceFormInput = z.object({ name: line(1, 120), cells }).meta({ id: 'PriceFormInput' });
export type PriceFormInput = z.output<typeof priceFormInput>;

/** A customer's own price sheet as a template: which figure goes into which cell. */
export const priceForm = z
  .object({
    id: opaqueId(),
    customerId: opaqueId(),
    name: z.string(),
    cells: z.array(
      z
        .object({
          ...{ sheet: z.string(), cell: z.string(), figure: formFigure, period: formPeriod.nullable() },
          ...{ service: z.string().nullable(), label: z.string() },
        })
        .meta({ id: 'PriceFormCell' }),
    ),
    /** the services that its cells name */
    services: z.array(z.string()),
    /** counts every change */
    version: z.int(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'PriceForm' });
export type PriceForm = z.output<typeof priceForm>;

export const priceFormsOfChance = z
  .object({ forms: z.array(priceForm), mayEdit: z.boolean() })
  .meta({ id: 'PriceFormsOfTender' });
export type PriceFormsOfChance = z.output<typeof priceFormsOfChance>;

export const priceFormsByChance = z.object({ chanceId: opaqueId() });
export const addPriceFormInput = z.object({ chanceId: opaqueId(), input: priceFormInput });
export type AddPriceForm = z.output<typeof addPriceFormInput>;
export const updatePriceFormInput = z.object({
  priceFormId: opaqueId(),
  ...editedFrom(),
  input: priceFormInput.partial().meta({ id: 'PriceFormEdit' }),
});
export type UpdatePriceForm = z.output<typeof updatePriceFormInput>;
export const priceFormById = z.object({ priceFormId: opaqueId() });

/** What a price form is filled from: a document of the Chance, and which services stand for those of the form. */
export const priceFormFilling = z
  .object({
    priceFormId: opaqueId(),
    documentId: opaqueId(),
    services: z
      .array(z.object({ name: line(1, 120), serviceId: opaqueId() }).meta({ id: 'PriceFormServiceInput' }))
      .max(limits.servicesPerChance)
      .nullish(),
    /** whether cells are filled, too, beside which other words stand than when they were picked */
    fillsChanged: z.boolean().nullish(),
    /** what a check showed; left out, the template and the document as they are now */
    priceFormVersion: z.int().nullish(),
    documentVersion: z.int().nullish(),
  })
  .meta({ id: 'PriceFormFilling' });
export type PriceFormFilling = z.output<typeof priceFormFilling>;

export const checkPriceFormInput = z.object({ chanceId: opaqueId(), filling: priceFormFilling });
export type CheckPriceForm = z.output<typeof checkPriceFormInput>;

/** What filling a form would write, and what there is to know before. */
export const priceFormCheck = z
  .object({
    cells: z.array(
      z
        .object({
          ...{ sheet: z.string(), cell: z.string(), figure: formFigure, period: formPeriod.nullable() },
          service: z.string().nullable(),
          /** the words beside the cell now, and when it was picked */
          label: z.string(),
          pickedLabel: z.string(),
          /** what is written: a figure, or words; a day as YYYY-MM-DD */
          number: z.number().nullable(),
          text: z.string().nullable(),
          problem: z.enum(formCellProblems).meta({ id: 'PriceFormCellProblem' }).nullable(),
          /** whether the cell is written, in spite of a problem */
          isFilled: z.boolean(),
        })
        .meta({ id: 'PriceFormCellCheck' }),
    ),
    /** the services of the form, with those of the Chance that stand for them */
    services: z.array(
      z.object({ name: z.string(), serviceId: opaqueId().nullable() }).meta({ id: 'PriceFormService' }),
    ),
    notes: z.array(z.enum(formNotes).meta({ id: 'PriceFormNote' })),
    /** what was checked: the version of the template, and that of the document */
    priceFormVersion: z.int(),
    documentVersion: z.int(),
  })
  .meta({ id: 'PriceFormCheck' });
export type PriceFormCheck = z.output<typeof priceFormCheck>;

/** The form of a template; its cells are one text, so that two people who change them are asked about it. */
export const priceFormForm = z.object({
  name: line(1, 120),
  cells: z
    .string()
    .min(1, { error: 'REQUIRED' })
    .refine((text) => !cellsOfText(text).some(lacksService), { error: 'REQUIRED' }),
});
