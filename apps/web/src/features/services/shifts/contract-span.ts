import type { z } from 'zod';
import type { ContractDays } from './shift-values.ts';

/** The days of the contract on which a row counts; null is the end of the contract on that side. */
type Span = { startDate: string | null; endDate: string | null };

/** What the server checks of a row, and that its own days lie within the contract. */
export function withinContract<Output extends Span, Values>(
  schema: z.ZodType<Output, Values>,
  contract: ContractDays,
): z.ZodType<Output, Values> {
  return schema.superRefine((row, context) => {
    for (const field of ['startDate', 'endDate'] as const) {
      if (isOutside(row[field], contract)) {
        context.addIssue({ code: 'custom', path: [field], message: 'OUTSIDE_CONTRACT' });
      }
    }
  });
}

/** What the server checks of a new service, and that the rows in one of its lists lie within the contract. */
export function rowsWithinContract<List extends string, Output extends { [name in List]: readonly Span[] }, Values>(
  schema: z.ZodType<Output, Values>,
  list: List,
  contract: ContractDays,
): z.ZodType<Output, Values> {
  return schema.superRefine((service, context) => {
    for (const [index, { startDate, endDate }] of service[list].entries()) {
      if (isOutside(startDate, contract) || isOutside(endDate, contract)) {
        context.addIssue({ code: 'custom', path: [list, index], message: 'OUTSIDE_CONTRACT' });
      }
    }
  });
}

function isOutside(day: string | null, { startDate, endDate }: ContractDays): boolean {
  return day !== null && (day < startDate || day > endDate);
}
