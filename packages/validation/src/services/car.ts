import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { amount, eurAndCents, eurPerUnit, pieces, wholeMonths } from '../measures/units.ts';

/** Cars of one kind that a permanent service pays for, each with its depreciation and its running costs. */
export const carInput = z
  .object({
    /** price without VAT */
    netValue: eurAndCents().max(limits.money),
    /** months of depreciation */
    runtime: wholeMonths().max(limits.depreciationMonths),
    yearlyInsurance: eurAndCents().max(limits.money),
    yearlyTax: eurAndCents().max(limits.money),
    yearlyKilometers: amount().max(limits.yearlyKilometers),
    /** litres per 100 km */
    consumption: amount().max(limits.consumption),
    /** EUR per litre */
    fuelPrice: eurPerUnit().max(limits.hourlyMoney),
    /** EUR per km */
    repairPerKilometer: eurPerUnit().max(limits.hourlyMoney),
    quantity: pieces().max(limits.quantity),
  })
  .meta({ id: 'CarInput' });
export type CarInput = z.output<typeof carInput>;

export const car = carInput.extend({ id: opaqueId(), serviceId: opaqueId() }).meta({ id: 'Car' });
export type Car = z.output<typeof car>;

export const addCarInput = z.object({ serviceId: opaqueId(), car: carInput });
export type AddCar = z.output<typeof addCarInput>;
/** `version` is that of the service. */
export const editCarInput = z.object({ serviceId: opaqueId(), carId: opaqueId(), ...editedFrom(), car: carInput });
export type EditCar = z.output<typeof editCarInput>;
export const removeCarInput = z.object({ serviceId: opaqueId(), carId: opaqueId() });
export type RemoveCar = z.output<typeof removeCarInput>;
