import type { FieldError } from '@zuschlag/validation/errors';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { DomainError } from '../../../errors.ts';

/**
 * Refuses shifts that run on days outside the contract.
 *
 * @param pathOf the field of the shift with this index, as the input names it
 * @throws {DomainError} INVALID_INPUT with OUTSIDE_CONTRACT for each day
 */
export function requireDaysInContract(
  shifts: readonly Pick<ShiftInput, 'startDate' | 'endDate'>[],
  contract: { startDate: string; endDate: string },
  pathOf: (index: number) => string,
): void {
  const isOutside = (day: string | null) => day !== null && (day < contract.startDate || day > contract.endDate);
  const fields = shifts.flatMap((shift, index) =>
    (['startDate', 'endDate'] as const)
      .filter((field) => isOutside(shift[field]))
      .map((field): FieldError => ({ path: `${pathOf(index)}.${field}`, problem: 'OUTSIDE_CONTRACT' })),
  );
  if (fields.length > 0) throw new DomainError('INVALID_INPUT', { fields });
}
