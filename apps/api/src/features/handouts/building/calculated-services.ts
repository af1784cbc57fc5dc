import type { RateBook, ServiceInput, ServiceResult } from '@zuschlag/calc-engine';
import { CalcError, type CompiledRateBook, calculateService, compileRateBook } from '@zuschlag/calc-engine';
import type { HandoutFacts, HandoutService } from '../facts/handout-facts.ts';

/** A service with its figures, calculated from what its file shows. */
export type CalculatedService = Omit<HandoutService, 'calculation'> & {
  input: ServiceInput;
  book: RateBook;
  compiled: CompiledRateBook;
  result: ServiceResult;
};

/** The priced services of a file in its order; services without a price are left out. */
export function calculatedServices({ services }: HandoutFacts): CalculatedService[] {
  const compiled = new Map<RateBook, CompiledRateBook>();
  return services.flatMap(({ calculation, ...service }) => {
    if (!calculation) return [];
    const { input, book } = calculation;
    try {
      const ready = compiled.get(book) ?? compileRateBook(book);
      compiled.set(book, ready);
      return [{ ...service, input, book, compiled: ready, result: calculateService(input, ready) }];
    } catch (error) {
      if (error instanceof CalcError) return [];
      throw error;
    }
  });
}
