import { sampled } from '@zuschlag/validation/testing/sampling';
import fc from 'fast-check';
import { linesOf } from '../src/aggregate-chance.ts';
import { allTypes } from '../src/examples/random-services.ts';
import {
  calculateService,
  compileRateBook,
  type RateBook,
  type ServiceInput,
  type ServiceResult,
} from '../src/index.ts';

/** Whether two figures agree up to a share of the larger. */
export const close = (one: number, other: number, share = 1e-9) =>
  Math.abs(one - other) <= share * Math.max(1, Math.abs(one), Math.abs(other));

/** The calculation of a service with a book that is compiled for it alone. */
export const run = (input: ServiceInput, book: RateBook) => calculateService(input, compileRateBook(book));

/** The lines of the whole contract. */
export const cumulated = (result: ServiceResult) => linesOf(result.costDetails.cumulated);

/** Checks that no case breaks the law; a case that the law does not concern answers undefined. */
export const holds = <T>(cases: fc.Arbitrary<T>, law: (one: T) => boolean | undefined, numRuns = sampled(40, 1_000)) =>
  fc.assert(
    fc.property(cases, (one) => law(one) !== false),
    { numRuns },
  );

/** Whether two results have the same costs, line by line, and the same revenue. */
export function sameFigures(one: ServiceResult, other: ServiceResult): boolean {
  const isSame = allTypes.every((type) => {
    const lines = linesOf(other.costDetails[type]);
    return Object.entries(linesOf(one.costDetails[type])).every(([line, value]) =>
      close(value, lines[line as keyof typeof lines]),
    );
  });
  return isSame && close(one.pricing.totalRevenue, other.pricing.totalRevenue);
}

/** All numbers of a value, however deep. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
