import { expect, it } from 'vitest';
import { plainPatrol, plainPost, plainRates, plainShift } from '../examples/plain-rates.ts';
import { calculateService, compileRateBook } from '../index.ts';
import type { MobileServiceInput, PermanentServiceInput, RateBook } from '../model.ts';

const bonus = { province: 'DE-BE' as const, activeFrom: '2025-01-01', bonusRelative: 0.5, bonusAbsolute: 0 };
const complete: RateBook = { ...plainRates('DE-BE'), vacationBonus: [bonus], christmasBonus: [bonus] };
const mondays = { ...plainShift, monday: true };
/** A post that gives no cause for a warning. */
const sound: PermanentServiceInput = {
  ...plainPost,
  province: 'DE-BE',
  contract: { startDate: '2025-03-01', endDate: '2025-12-31' },
  shifts: [mondays],
  revenue: { type: 'MARGIN', margin: 0.1 },
};
const warned = (changes: Partial<PermanentServiceInput>, tables: Partial<RateBook> = {}) =>
  calculateService({ ...sound, ...changes }, compileRateBook({ ...complete, ...tables })).warnings;

it.each<[string, Partial<PermanentServiceInput>, Partial<RateBook>, object[]]>([
  ['nothing odd', {}, {}, []],
  [
    'years without holidays',
    { contract: { startDate: '2026-12-01', endDate: '2028-01-31' } },
    {},
    [
      { code: 'HOLIDAYS_MISSING_FOR_YEAR', detail: '2027' },
      { code: 'HOLIDAYS_MISSING_FOR_YEAR', detail: '2028' },
    ],
  ],
  [
    'a vacation bonus that begins after the first day',
    {},
    { vacationBonus: [{ ...bonus, activeFrom: '2025-06-01' }] },
    [{ code: 'VACATION_BONUS_MISSING', detail: '2025-03-01' }],
  ],
  [
    'a Christmas bonus that begins after the first day',
    {},
    { christmasBonus: [{ ...bonus, activeFrom: '2025-06-01' }] },
    [{ code: 'CHRISTMAS_BONUS_MISSING', detail: '2025-03-01' }],
  ],
  [
    'neither bonus',
    {},
    { vacationBonus: [], christmasBonus: [] },
    [
      { code: 'VACATION_BONUS_MISSING', detail: '2025-03-01' },
      { code: 'CHRISTMAS_BONUS_MISSING', detail: '2025-03-01' },
    ],
  ],
  ['no minutes', { shifts: [{ ...mondays, employeeQuantity: 0 }] }, {}, [{ code: 'ZERO_MINUTES' }]],
  ['a loss', { revenue: { type: 'MARGIN', margin: -0.01 } }, {}, [{ code: 'NEGATIVE_MARGIN' }]],
  ['no profit', { revenue: { type: 'MARGIN', margin: 0 } }, {}, []],
  [
    'no price and no cost',
    { revenue: { type: 'FLATRATE', flatRate: 0 }, hourlyWage: 0 },
    {},
    [{ code: 'WAGE_BELOW_MINIMUM_WAGE', detail: '2025-03-01 12.82' }],
  ],
  ['a wage that is the statutory minimum', { hourlyWage: 12.82 }, {}, []],
  [
    'a wage that falls below the statutory minimum while the contract runs',
    { hourlyWage: 13, contract: { startDate: '2025-12-01', endDate: '2026-01-31' } },
    {},
    [{ code: 'WAGE_BELOW_MINIMUM_WAGE', detail: '2026-01-01 13.90' }],
  ],
  [
    'a low wage that only guards of a subcontractor would get',
    {
      hourlyWage: 10,
      subcontractorHourlyRate: 20,
      shifts: [{ ...mondays, employeeQuantity: 0, subContractorQuantity: 1 }],
    },
    {},
    [],
  ],
  [
    'a briefing in less than a month',
    { contract: { startDate: '2025-03-01', endDate: '2025-03-30' }, hoursBriefingPerEmployee: 8 },
    {},
    [{ code: 'SHORT_CONTRACT_BRIEFING' }],
  ],
  [
    'a briefing in a month',
    { contract: { startDate: '2025-03-01', endDate: '2025-03-31' }, hoursBriefingPerEmployee: 8 },
    {},
    [],
  ],
  ['less than a month without briefing', { contract: { startDate: '2025-03-01', endDate: '2025-03-30' } }, {}, []],
  [
    'subcontractors without a rate',
    { shifts: [{ ...mondays, subContractorQuantity: 1 }, mondays] },
    {},
    [{ code: 'SUBCONTRACTOR_RATE_MISSING' }],
  ],
  [
    'subcontractors at a rate',
    { shifts: [{ ...mondays, subContractorQuantity: 1 }], subcontractorHourlyRate: 20 },
    {},
    [],
  ],
  [
    'subcontractors that have no minutes',
    {
      shifts: [
        { ...mondays, subContractorQuantity: 1, employeeQuantity: 0, startDate: '2025-03-04', endDate: '2025-03-05' },
      ],
    },
    {},
    [{ code: 'ZERO_MINUTES' }],
  ],
])('a service with %s is warned of exactly that', (_, changes, tables, expected) => {
  expect(warned(changes, tables)).toEqual(expected);
});

it('a patrol is not asked for a rate of subcontractors', () => {
  const patrol: MobileServiceInput = {
    ...plainPatrol,
    province: 'DE-BE',
    contract: sound.contract,
    travelTime: 0,
    siteVisits: [
      {
        type: 'CONTROL',
        duration: 10,
        margin: 0.1,
        startDate: null,
        endDate: null,
        ...Object.fromEntries(
          ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'].flatMap((day) => [
            [`${day}Day`, 1],
            [`${day}Night`, 0],
          ]),
        ),
      } as MobileServiceInput['siteVisits'][number],
    ],
  };
  expect(calculateService(patrol, compileRateBook(complete)).warnings).toEqual([]);
});
