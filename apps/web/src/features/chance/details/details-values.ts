import { stages } from '@zuschlag/validation/chance/award-names';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { type ChanceEdit, chanceEdit } from '@zuschlag/validation/chance/chance-edit';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { z } from 'zod';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { chanceFormSchema } from '../form/chance-schemas.ts';
import type { ChanceValues } from '../form/chance-values.ts';
import { openParts } from '../workspace/open-parts.ts';

/** The stored Chance as the form holds it. */
export function valuesOf(chance: Chance): Unfilled<ChanceValues> {
  const { description, deadline, estimate, contract } = chance;
  return {
    input: {
      description: {
        name: description.name,
        type: description.type as 'Public',
        customerId: description.customerId,
        customerName: description.customerName,
        customerType: description.customerType,
        province: description.province,
        ownerId: description.ownerId,
        platform: description.platform ?? '',
        awardingAuthority: description.awardingAuthority ?? '',
        details: description.details ?? '',
        permanent: description.permanent,
        mobile: description.mobile,
        alarm: description.alarm,
        lotNumber: description.lotNumber ?? '',
        lotTitle: description.lotTitle ?? '',
        procedureKind: description.procedureKind,
        platformUrl: description.platformUrl ?? '',
        contactName: description.contactName ?? '',
        contactMail: description.contactMail ?? '',
        contactPhone: description.contactPhone ?? '',
      },
      deadline,
      estimate: { ...estimate, description: estimate.description ?? '' },
      contract: { ...contract, pricingType: contract.escalationClause === null ? 'fixed' : 'variable' },
      operationalOrganizationIds: chance.organizations
        .filter(({ isOperationalHere }) => isOperationalHere)
        .map(({ id }) => id),
      additionalText: chance.additionalText ?? '',
      referenceNumber: chance.referenceNumber ?? '',
    },
    executiveSummary: chance.executiveSummary ?? '',
  };
}

/** The checked details; of them the changed ones are sent. */
export type DetailsChange = { input: ChanceEdit };
export type DetailsSchema = z.ZodType<DetailsChange, ChanceValues>;

/**
 * The schema of the editor: that of the full form, except that a quick Chance may leave open what it always could.
 * Parts that the state has locked are not sent and so not checked either.
 */
export function detailsSchema(state: ChanceState, requiresOutsideInformation: boolean): DetailsSchema {
  const full = chanceFormSchema(requiresOutsideInformation);
  const open = openParts(state);
  return z.custom<ChanceValues>().transform((values, context): DetailsChange => {
    const isQuick = (values.input.description.type as string) === 'QuickOffer';
    if (open.details && !isQuick) passOn(full.safeParse(values), context);
    const edit = chanceEdit.safeParse(dropBlank(sentParts(values, open)));
    if (!edit.success) passOn(edit, context);
    const { startDate, endDate } = values.input.contract;
    if (endDate < startDate)
      context.addIssue({ code: 'custom', path: ['input', 'contract', 'endDate'], message: 'END_BEFORE_START' });
    return { input: edit.data ?? {} };
  });
}

function sentParts({ input }: ChanceValues, open: ReturnType<typeof openParts>): Record<string, unknown> {
  const { description, deadline, estimate, contract, additionalText, referenceNumber } = input;
  const { customerId: _customerId, customerName: _customerName, ownerId: _ownerId, ...edited } = description;
  return {
    ...(open.details ? { description: edited, estimate, contract, referenceNumber } : {}),
    ...(open.deadlines ? { deadline } : {}),
    ...(open.additionalText ? { additionalText } : {}),
  };
}

function passOn(result: z.ZodSafeParseResult<unknown>, context: z.RefinementCtx): void {
  for (const issue of result.error?.issues ?? []) {
    const path =
      issue.path[0] === 'input' || issue.path[0] === 'executiveSummary' ? issue.path : ['input', ...issue.path];
    context.issues.push({ ...issue, input: undefined, path } as never);
  }
}

/** Empty fields of blocks say nothing instead of something wrong; texts on the top level may be emptied. */
function dropBlank(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([key, block]) => [
      key,
      typeof block === 'object' && block !== null
        ? Object.fromEntries(Object.entries(block).filter(([name, value]) => isSaid(name, value)))
        : block,
    ]),
  );
}

const clearable: ReadonlySet<string> = new Set([
  'publication',
  'questions',
  'outsideInformation',
  'siteVisit',
  'escalationClause',
  'paymentTerm',
  'platform',
  'awardingAuthority',
  'description',
  'lotNumber',
  'lotTitle',
  'procedureKind',
  'platformUrl',
  'contactName',
  'contactMail',
  'contactPhone',
  ...stages,
  ...stages.map((stage) => `${stage}Time`),
  'extensionCount',
  'extensionMonths',
]);

function isSaid(name: string, value: unknown): boolean {
  return clearable.has(name) || (value !== null && value !== undefined && value !== '');
}
