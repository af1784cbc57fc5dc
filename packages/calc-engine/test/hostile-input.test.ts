import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, permanentCase, rateBook, serviceCase } from '../src/examples/random-services.ts';
import {
  aggregateChance,
  analyzeMarginErosion,
  CalcError,
  type CompiledRateBook,
  calculateService,
  compileRateBook,
  explain,
  marginForRevenue,
  type PermanentServiceInput,
  type RateBook,
  revenueForMargin,
  type ServiceInput,
  validateServiceInput,
  wageForPrice,
} from '../src/index.ts';

const strange = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    -1,
    0.5,
    1e-320,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '2024-02-30',
    '0000-01-01',
    '9999-12-31',
    '24:00',
    '12:60',
    'INTEGRATED',
    '__proto__',
    null,
    undefined,
    10n,
    new Array(2 ** 31),
    new Date(0),
  ),
);

/** A copy of a value in which one thing, anywhere inside, is replaced. */
function withReplaced(value: unknown, steps: readonly number[], replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null || steps.length === 0) return replacement;
  const keys = Object.keys(value);
  const key = keys[(steps[0] as number) % keys.length];
  if (key === undefined) return replacement;
  const inner = withReplaced((value as Record<string, unknown>)[key], steps.slice(1), replacement);
  return Array.isArray(value)
    ? value.map((entry, at) => (String(at) === key ? inner : entry))
    : { ...value, [key]: inner };
}

function onlyCalcErrors<T>(run: () => T): T | CalcError {
  try {
    return run();
  } catch (error) {
    if (error instanceof CalcError) return error;
    throw error;
  }
}

function hasOnlyFiniteNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasOnlyFiniteNumbers);
}

const steps = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 });

describe('whatever arrives, the engine answers with figures or with typed problems', () => {
  test('when it is anything at all', () => {
    const book = compileRateBook((fc.sample(rateBook('DE-BE'), { numRuns: 1, seed: 1 }) as [RateBook])[0]);
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (input) => {
        const problems = validateServiceInput(input);
        expect(problems.length).toBeGreaterThan(0);
        const outcomes = [
          onlyCalcErrors(() => calculateService(input as ServiceInput, book)),
          onlyCalcErrors(() => compileRateBook(input as RateBook)),
          onlyCalcErrors(() => calculateService(input as ServiceInput, input as CompiledRateBook)),
          onlyCalcErrors(() => analyzeMarginErosion(input as never)),
          onlyCalcErrors(() => aggregateChance(input as never, [], book)),
        ];
        expect(outcomes.every((outcome) => outcome instanceof CalcError)).toBe(true);
      }),
      { numRuns: sampled(300, 15_000) },
    );
  });

  test(
    'when one thing in a right service is strange',
    () => {
      let refused = 0;
      let calculated = 0;
      fc.assert(
        fc.property(serviceCase, steps, strange, ({ input, book }, at, replacement) => {
          const broken = withReplaced(input, at, replacement) as ServiceInput;
          const compiled = compileRateBook(book);
          const problems = validateServiceInput(broken);
          const result = onlyCalcErrors(() => calculateService(broken, compiled));
          if (result instanceof CalcError) {
            refused++;
            expect(result.problems.length > 0).toBe(problems.length > 0);
          } else {
            calculated++;
            expect(problems).toEqual([]);
            expect(
              hasOnlyFiniteNumbers({ ...result, siteVisits: result.siteVisits.map((visit) => ({ ...visit, id: 0 })) }),
            ).toBe(true);
          }
        }),
        { numRuns: sampled(500, 20_000) },
      );
      expect(Math.min(refused, calculated)).toBeGreaterThan(sampled(2, 400));
    },
    sampled(120_000, 1_800_000),
  );

  test(
    'when one thing in a right rate book is strange',
    () => {
      fc.assert(
        fc.property(serviceCase, steps, strange, ({ input, book }, at, replacement) => {
          const short = { ...book, holidays: book.holidays.slice(0, 20) };
          const compiled = onlyCalcErrors(() => compileRateBook(withReplaced(short, at, replacement) as RateBook));
          if (compiled instanceof CalcError) return compiled.problems.length > 0;
          const result = onlyCalcErrors(() => calculateService(input, compiled));
          return result instanceof CalcError || hasOnlyFiniteNumbers(result.pricing);
        }),
        { numRuns: sampled(250, 10_000) },
      );
    },
    sampled(120_000, 1_800_000),
  );

  test('when figures are as large or as small as it takes', () => {
    const extreme = fc.constantFrom(0, 5e-324, 1e-300, 1, 9999, 1e12);
    fc.assert(
      fc.property(permanentCase, fc.array(extreme, { minLength: 4, maxLength: 4 }), ({ input, book }, [w, a, b, f]) => {
        const large = {
          ...input,
          hourlyWage: w as number,
          nonTariffAllowance: a as number,
          hoursBriefingPerEmployee: b as number,
          revenue: { type: 'FLATRATE' as const, flatRate: f as number },
        };
        const compiled = compileRateBook(book);
        expect(hasOnlyFiniteNumbers(calculateService(large, compiled))).toBe(true);
        const answers = [
          marginForRevenue(large, compiled, f as number),
          revenueForMargin(large, compiled, 0.5),
          wageForPrice(large, compiled, f as number, 0.1),
          onlyCalcErrors(() => explain(large, compiled, { line: 'totalCosts', period: 'night' }).value),
        ];
        expect(hasOnlyFiniteNumbers(answers)).toBe(true);
      }),
      { numRuns: sampled(60, 3_000) },
    );
  });
});

describe('problems say what and where', () => {
  const [{ input }] = fc.sample(permanentCase, { numRuns: 1, seed: 5 }) as [Case<PermanentServiceInput>];
  const [shift] = input.shifts;
  const problemsOf = (changes: object) => validateServiceInput({ ...input, ...changes });
  const ofShift = (changes: object) =>
    problemsOf({ shifts: [{ ...shift, startDate: null, endDate: null, ...changes }] });

  test.each([
    [problemsOf({}), []],
    [problemsOf({ type: 'INTEGRATED' }), [{ code: 'UNSUPPORTED_SERVICE_TYPE', path: 'type' }]],
    [problemsOf({ hourlyWage: -1 }), [{ code: 'TOO_SMALL', path: 'hourlyWage', params: { least: 0 } }]],
    [problemsOf({ shifts: [] }), [{ code: 'EMPTY', path: 'shifts' }]],
    [problemsOf({ province: 'BE' }), [{ code: 'NOT_A_CHOICE', path: 'province' }]],
    [
      problemsOf({ revenue: { type: 'MARGIN', margin: 1 } }),
      [{ code: 'TOO_LARGE', path: 'revenue.margin', params: { below: 1 } }],
    ],
    [
      problemsOf({ contract: { startDate: '2026-02-01', endDate: '2026-01-31' } }),
      [{ code: 'END_BEFORE_START', path: 'contract.endDate' }],
    ],
    [ofShift({ endTime: '24:00' }), [{ code: 'NOT_A_TIME', path: 'shifts.0.endTime' }]],
    [ofShift({ employeeQuantity: 1.5 }), [{ code: 'NOT_WHOLE', path: 'shifts.0.employeeQuantity' }]],
    [ofShift({ startDate: '1999-01-01' }), [{ code: 'OUTSIDE_CONTRACT', path: 'shifts.0.startDate' }]],
    [
      ofShift({ startTime: '08:00', endTime: '16:00', pauseStartTime: '15:45', pauseEndTime: '16:15' }),
      [{ code: 'PAUSE_OUTSIDE_SHIFT', path: 'shifts.0.pauseStartTime' }],
    ],
    [
      ofShift({ pauseStartTime: '12:00', pauseEndTime: null }),
      [{ code: 'PAUSE_INCOMPLETE', path: 'shifts.0.pauseEndTime' }],
    ],
    [
      ofShift({ holiday: true, applyHolidayPay: true }),
      [{ code: 'HOLIDAY_AND_HOLIDAY_PAY', path: 'shifts.0.applyHolidayPay' }],
    ],
  ])('%j', (problems, expected) => {
    expect(problems).toEqual(expected);
  });

  test('a contract of more than fifty years is refused, not calculated', () => {
    const contract = { startDate: '1000-01-01', endDate: '9000-01-01' };
    expect(
      validateServiceInput({ ...input, contract, shifts: [{ ...shift, startDate: null, endDate: null }] }),
    ).toEqual([{ code: 'CONTRACT_TOO_LONG', path: 'contract.endDate', params: { most: 600 } }]);
  });

  test('an input that throws when it is read is unreadable', () => {
    const trap = Object.defineProperty({}, 'type', {
      get() {
        throw new Error('no');
      },
    });
    expect(validateServiceInput(trap)).toEqual([{ code: 'UNREADABLE', path: '' }]);
  });
});

test('a missing row names table, state and first day', () => {
  const [{ input, book }] = fc.sample(permanentCase, { numRuns: 1, seed: 5 }) as [Case<PermanentServiceInput>];
  const without = (table: keyof RateBook) => () => calculateService(input, compileRateBook({ ...book, [table]: [] }));
  const date = input.contract.startDate;
  const { province } = input;
  for (const [table, code] of [
    ['tariffs', 'TARIFF_MISSING'],
    ['socialSecurity', 'SOCIAL_SECURITY_MISSING'],
    ['insurances', 'INSURANCE_MISSING'],
    ['vacationDays', 'VACATION_DAYS_MISSING'],
  ] as const) {
    expect(without(table)).toThrow(expect.objectContaining({ code, table, date, province }));
  }
  const absent = { ...input, parameters: { ...input.parameters, sickDays: 300 } };
  expect(() => calculateService(absent, compileRateBook(book))).toThrow(
    expect.objectContaining({ code: 'PRODUCTIVE_DAYS_NON_POSITIVE', date }),
  );
});
