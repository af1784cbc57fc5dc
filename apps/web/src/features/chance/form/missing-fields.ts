import { periodProblem } from '@zuschlag/validation/chance/chance-input';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { z } from 'zod';

/** The values of the forms of a Chance that depend on each other; each may be empty. */
export type Dependent = {
  description: {
    type: string;
    customerId?: string | null;
    customerName?: string | null;
    askedCustomer?: string | null;
    platform?: string | null;
    awardingAuthority?: string | null;
    permanent?: boolean;
    mobile?: boolean;
    alarm?: boolean;
  };
  deadline: { publication?: string | null; questions?: string | null; outsideInformation?: string | null };
};

type Missing = { path: string[]; message: string };

/**
 * What is required only because of another field. The schema looks at that once every field by itself is right; a person
 * wants to hear of everything that is missing at once.
 */
export function missingFields({ description, deadline }: Dependent, requiresOutsideInformation: boolean): Missing[] {
  const missing: Missing[] = [];
  const require = (value: unknown, path: string[], message = 'REQUIRED') => {
    if (value === null || value === undefined || value === false || value === '') missing.push({ path, message });
  };
  require(description.customerId || description.customerName?.trim(), [
    'description',
    'customerName',
  ], 'CUSTOMER_REQUIRED');
  if (isAsked(description)) missing.push({ path: ['description', 'customerName'], message: 'CUSTOMER_UNCLEAR' });
  if (description.type === 'QuickOffer') return missing;
  const isAnyKind = description.permanent || description.mobile || description.alarm;
  require(isAnyKind, ['description', 'permanent'], 'SERVICE_TYPE_REQUIRED');
  if (description.type !== 'Public') return missing;
  require(description.platform?.trim(), ['description', 'platform']);
  require(description.awardingAuthority?.trim(), ['description', 'awardingAuthority']);
  require(deadline.publication, ['deadline', 'publication']);
  require(deadline.questions, ['deadline', 'questions']);
  if (requiresOutsideInformation) require(deadline.outsideInformation, ['deadline', 'outsideInformation']);
  return missing;
}

/** A customer of a similar name exists, and it was not said whether that one is meant. */
function isAsked({ customerId, customerName, askedCustomer }: Dependent['description']): boolean {
  return Boolean(askedCustomer) && !customerId && askedCustomer === customerNameKey(customerName ?? '');
}

type Criteria = 'priceCriteria' | 'qualityCriteria' | 'referenceCriteria';
type Contract = { startDate?: string | null; endDate?: string | null } & { [Name in Criteria]?: number | null };

/**
 * What is wrong only beside another field of the contract. The schema looks at that, too, once every field by itself is
 * right; a person wants to hear of it on leaving the field.
 */
export function wrongTogether({ startDate, endDate, ...criteria }: Contract): Missing[] {
  const wrong: Missing[] = [];
  const period = startDate && endDate ? periodProblem({ startDate, endDate }) : null;
  if (period) wrong.push({ path: ['contract', 'endDate'], message: period });
  const weights = [criteria.priceCriteria, criteria.qualityCriteria, criteria.referenceCriteria];
  const given = weights.filter((weight) => typeof weight === 'number');
  const isShort = given.length === weights.length && given.reduce((sum, weight) => sum + weight, 0) !== 100;
  if (isShort) wrong.push({ path: ['contract', 'priceCriteria'], message: 'CRITERIA_SUM' });
  return wrong;
}

/** Hands on what a schema and the missing fields say, each place once. */
export function reportAll(
  result: z.ZodSafeParseResult<unknown>,
  missing: readonly Missing[],
  context: z.RefinementCtx,
): void {
  const issues = result.error?.issues ?? [];
  const told = new Set(issues.map(({ path }) => path.join('.')));
  for (const issue of issues) context.issues.push({ ...issue, input: undefined } as never);
  for (const { path, message } of missing) {
    const place = ['input', ...path];
    if (!told.has(place.join('.'))) context.addIssue({ code: 'custom', path: place, message });
  }
}
