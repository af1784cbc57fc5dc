import {
  type SiteVisitFormValues,
  type SiteVisitInput,
  siteVisitInput,
} from '@zuschlag/validation/services/site-visit';
import type { z } from 'zod';
import { withinContract } from '../shifts/contract-span.ts';
import type { ContractDays } from '../shifts/shift-values.ts';

/** A visit inside a contract. */
export function visitSchema(contract: ContractDays): z.ZodType<SiteVisitInput, SiteVisitFormValues> {
  return withinContract(siteVisitInput, contract);
}
