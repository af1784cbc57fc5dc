import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import { describe, expect, it } from 'vitest';
import { newMobileSchema } from '../mobile/mobile-schema.ts';
import { emptyMobile } from '../mobile/mobile-values.ts';
import { missingForPrice, pricablePart } from '../pricing/pricable-service.ts';
import { revenueSchema } from '../revenue/revenue-schema.ts';
import { freshRevenue } from '../revenue/revenue-values.ts';
import { newServiceSchema } from './service-schema.ts';
import { emptyService, type NewServiceValues } from './service-values.ts';

const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
const schema = newServiceSchema(contract);
const mobile = newMobileSchema(contract);
const shift = {
  id: 'k1',
  employeeQuantity: 1,
  subContractorQuantity: 0,
  startTime: '08:00',
  endTime: '16:00',
  pauseStartTime: null,
  pauseEndTime: null,
  monday: true,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
  holiday: false,
  applyHolidayPay: false,
  startDate: null,
  endDate: null,
};
const car = {
  ...{ id: 'car', quantity: 1, netValue: 24_000, runtime: 48, yearlyInsurance: 1_100, yearlyTax: 120 },
  ...{ yearlyKilometers: 12_000, consumption: 6.5, fuelPrice: 1.65, repairPerKilometer: 0.06 },
};
const radio = {
  ...{ id: 'radio', name: 'Funkgerät', quantity: 4, purchaseCost: 380, monthsDepreciation: 36 },
  ...{ yearlyMaintenance: 20, yearlyRepair: 10, yearlyAdditionals: 0 },
};
const empty = emptyService({ organizationId: 7, province: 'DE-NW', hasSites: true });
const filled: NewServiceValues = {
  ...empty,
  name: 'Empfang',
  payGroup: 'Gruppe 2',
  hourlyWage: 16,
  hoursBriefingPerEmployee: 8,
  siteId: 'site',
  shifts: [shift],
  revenue: { ...freshRevenue('Margin'), margin: 0.06 },
};
const problemsOf = (values: NewServiceValues) => {
  const { error } = schema.safeParse(values);
  return error ? fieldErrorsOf(error).map(({ path, problem }) => `${path} ${problem}`) : [];
};

describe('the form of a new service', () => {
  it('sends the chosen type of revenue and the chosen place, and nothing of the others', () => {
    const sent = schema.parse({ ...filled, revenue: { ...filled.revenue, flatRate: 5_000 } });
    expect(sent.revenue).toEqual({ revenueCalculationType: 'Margin', margin: 0.06 });
    expect([sent.siteId, sent.siteInput]).toEqual(['site', null]);
    expect(sent.shifts[0]).not.toHaveProperty('id');
  });

  it('sends cars and purchases with the service, without the keys that they have until then', () => {
    const sent = schema.parse({ ...filled, cars: [car], purchases: [radio] });
    expect(sent.cars).toMatchObject([{ netValue: 24_000, consumption: 6.5 }]);
    expect(sent.purchases).toMatchObject([{ name: 'Funkgerät', quantity: 4 }]);
    expect([sent.cars[0], sent.purchases[0]].some((row) => row && 'id' in row)).toBe(false);
  });

  it('names the missing place of either kind while other fields are missing as well, and no wrong place as missing', () => {
    const places = (form: typeof schema | typeof mobile, values: object) => {
      const { error } = form.safeParse(values as never);
      return error
        ? fieldErrorsOf(error).flatMap(({ path, problem }) =>
            /^site(Id|Input)/.test(path) ? `${path} ${problem}` : [],
          )
        : [];
    };
    const bare = emptyMobile({ organizationId: 7, province: 'DE-NW', hasSites: true });
    for (const [form, start] of [
      [schema, empty],
      [mobile, bare],
    ] as const) {
      expect(places(form, start)).toEqual(['siteId SITE_MISSING']);
      const described = places(form, { ...start, place: 'new' });
      expect(described.length).toBeGreaterThan(0);
      expect(described.filter((problem) => problem.endsWith('SITE_MISSING'))).toEqual([]);
    }
  });

  it('names what is missing at the fields where it is typed', () => {
    expect(problemsOf({ ...empty, operationalOrganizationId: null })).toEqual([
      'name REQUIRED',
      'payGroup REQUIRED',
      'hourlyWage REQUIRED',
      'hoursBriefingPerEmployee REQUIRED',
      'operationalOrganizationId REQUIRED',
      'revenue.margin REQUIRED',
      'shifts SHIFT_REQUIRED',
      'siteId SITE_MISSING',
    ]);
    expect(problemsOf({ ...filled, siteId: null })).toEqual(['siteId SITE_MISSING']);
  });

  it('asks for every field of a new site', () => {
    const problems = problemsOf({ ...filled, place: 'new', siteInput: { ...empty.siteInput, province: null } });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'siteInput.name',
      'siteInput.address',
      'siteInput.postalCode',
      'siteInput.city',
      'siteInput.province',
    ]);
  });

  it('refuses shifts outside the contract', () => {
    const outside = { ...shift, startDate: '2026-12-31' };
    expect(problemsOf({ ...filled, shifts: [shift, outside] })).toEqual(['shifts.1 OUTSIDE_CONTRACT']);
  });
});

describe('the price of a half-typed service', () => {
  it('needs organization, place, wage, briefing, a shift and a revenue, and no name', () => {
    expect(missingForPrice({ ...empty, operationalOrganizationId: null }, null)).toEqual([
      'organization',
      'place',
      'wage',
      'briefing',
      'shifts',
      'revenue',
    ]);
    expect(missingForPrice({ ...filled, name: '' }, 'DE-NW')).toEqual([]);
    expect(pricablePart({ ...filled, name: '' })).toMatchObject({ hourlyWage: 16, shifts: [{ startTime: '08:00' }] });
    expect(pricablePart({ ...filled, hourlyWage: Number.NaN })).toBeNull();
  });

  it('counts its cars and purchases', () => {
    const part = pricablePart({ ...filled, cars: [car], purchases: [radio] });
    expect(part?.cars).toMatchObject([{ netValue: 24_000 }]);
    expect(part?.purchases).toMatchObject([{ name: 'Funkgerät' }]);
  });
});

describe('the fields of a revenue type', () => {
  it.each([
    { type: 'Margin', paths: ['margin'] },
    { type: 'Flatrate', paths: ['flatRate'] },
    {
      type: 'Hourlyrateabsolute',
      paths: ['day', 'night', 'sunday', 'sundayNight', 'holiday', 'holidayNight'].map(
        (one) => `hourlyRateAbsolute.${one}`,
      ),
    },
    {
      type: 'Hourlyraterelative',
      paths: ['day', 'night', 'sunday', 'sundayNight', 'holiday', 'holidayNight'].map(
        (one) => `hourlyRateRelative.${one}`,
      ),
    },
  ] as const)('$type asks for its own fields only', ({ type, paths }) => {
    const { error } = revenueSchema.safeParse(freshRevenue(type));
    expect(error && fieldErrorsOf(error)).toEqual(paths.map((path) => ({ path, problem: 'REQUIRED' })));
  });
});
