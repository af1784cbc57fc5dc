import {
  type SiteVisitFormValues,
  type SiteVisitInput,
  siteVisitInput,
} from '@zuschlag/validation/services/site-visit';
import type { z } from 'zod';
import type { ContractDays } from '../shifts/shift-values.ts';

/** A visit inside a contract: what the server checks too, and that its own days lie within the contract. */
export function visitSchema({ startDate, endDate }: ContractDays): z.ZodType<SiteVisitInput, SiteVisitFormValues> {
  return siteVisitInput.superRefine((visit, context) => {
    for (const field of ['startDate', 'endDate'] as const) {
      const day = visit[field];
      if (day !== null && (day < startDate || day > endDate)) {
        context.addIssue({ code: 'custom', path: [field], message: 'OUTSIDE_CONTRACT' });
      }
    }
  });
}
