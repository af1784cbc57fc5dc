import {
  CalcError,
  type CalcErrorCode,
  type CompiledRateBook,
  calculateService,
  type ServiceInput,
  type ServiceResult,
} from '@zuschlag/calc-engine';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import { DomainError } from '../../../errors.ts';

export type Calculation = { result: ServiceResult; problem: null } | { result: null; problem: ServiceProblem };

/** Tables that may lack a row, and whether they are kept per federal state. */
const tablesOfProblems: { [code in CalcErrorCode]?: { table: string; isPerProvince: boolean } } = {
  TARIFF_MISSING: { table: 'tariff', isPerProvince: true },
  SOCIAL_SECURITY_MISSING: { table: 'socialSecurity', isPerProvince: false },
  INSURANCE_MISSING: { table: 'liabilityInsurance', isPerProvince: false },
  VACATION_DAYS_MISSING: { table: 'vacationDays', isPerProvince: true },
  WAGE_MISSING: { table: 'wage', isPerProvince: true },
};

/**
 * The figures of a service, or the reason for their absence: a table without a row in force is no mistake of the user, so
 * the service is stored with its problem.
 *
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED
 */
export function calculate(input: ServiceInput, book: CompiledRateBook): Calculation {
  return attempt(input, () => calculateService(input, book));
}

/** The same for anything else that the engine works out of a service. */
export function attempt<Result>(
  { province }: Pick<ServiceInput, 'province'>,
  run: () => Result,
): { result: Result; problem: null } | { result: null; problem: ServiceProblem } {
  try {
    return { result: run(), problem: null };
  } catch (error) {
    if (!(error instanceof CalcError)) throw error;
    if (error.code === 'UNSUPPORTED_SERVICE_TYPE') throw new DomainError('SERVICE_TYPE_NOT_SUPPORTED');
    return { result: null, problem: problemOf(error, province) };
  }
}

function problemOf(error: CalcError, province: string): ServiceProblem {
  // The contract was moved away from under the service.
  if (error.problems?.some(({ code }) => code === 'OUTSIDE_CONTRACT'))
    return { code: 'OUTSIDE_CONTRACT', table: null, province: null, date: null };
  const place = tablesOfProblems[error.code];
  return {
    code: error.code,
    table: place?.table ?? null,
    province: place?.isPerProvince === false ? null : province,
    date: error.date ?? null,
  };
}
