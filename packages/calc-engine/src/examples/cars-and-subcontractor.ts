import type { PermanentServiceInput } from '../index.ts';
import { type Example, plainPost, plainRates, plainShift } from './plain-rates.ts';

/**
 * A post that a subcontractor staffs, Mondays 08-16 in June 2026, with a car and a radio of the company's own.
 *
 *   hours           5 Mondays x 8 h                                   40 h
 *   subcontractor   40 x 20.00                                        800.00
 *   car             24,000 / 48 months                                500.00
 *     insurance and tax   (1,200 + 240) / 12                          120.00
 *     fuel                12,000 / 100 x 8 x 1.75 / 12                140.00
 *     repair              12,000 x 0.05 / 12                           50.00
 *   radio           1,200 / 24 months                                  50.00
 *     upkeep              (120 + 60 + 60) / 12                         20.00
 *   cost                                                            1,680.00
 *   price at a margin of 20 %: 1,680 / 0.8                          2,100.00
 */
export const carsAndSubcontractor: Example<PermanentServiceInput> = {
  title: 'a post of a subcontractor with a car and a radio',
  book: plainRates('DE-SN'),
  input: {
    ...plainPost,
    province: 'DE-SN',
    contract: { startDate: '2026-06-01', endDate: '2026-06-30' },
    shifts: [
      {
        ...plainShift,
        startTime: '08:00',
        endTime: '16:00',
        monday: true,
        employeeQuantity: 0,
        subContractorQuantity: 1,
      },
    ],
    subcontractorHourlyRate: 20,
    cars: [
      {
        quantity: 1,
        netValue: 24_000,
        runtime: 48,
        yearlyInsurance: 1200,
        yearlyTax: 240,
        yearlyKilometers: 12_000,
        consumption: 8,
        fuelPrice: 1.75,
        repairPerKilometer: 0.05,
      },
    ],
    purchases: [
      {
        quantity: 1,
        purchaseCost: 1200,
        monthsDepreciation: 24,
        yearlyMaintenance: 120,
        yearlyRepair: 60,
        yearlyAdditionals: 60,
      },
    ],
    revenue: { type: 'MARGIN', margin: 0.2 },
  },
  expected: {
    minutes: { day: 2400 },
    costs: { totalPayCosts: 0, subcontractorCosts: 800, car: 810, purchase: 70, totalCosts: 1680 },
    revenue: 2100,
    profit: 420,
  },
};
