import type { ChanceEdit } from '@zuschlag/validation/chance/chance-edit';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import type { LockedAct } from '../lifecycle/locks.ts';
import type { ChanceColumn, ChanceColumns } from './chance-fields.ts';

/** A column people may edit: which field of the form it is, and what locks it. */
type Editable = { path: string; act: LockedAct };
export type EditableColumn = Exclude<ChanceColumn, 'durationMonths'>;

export const editable: { readonly [column in EditableColumn]: Editable } = {
  name: { path: 'description.name', act: 'details' },
  type: { path: 'description.type', act: 'estimate' },
  customerType: { path: 'description.customerType', act: 'details' },
  province: { path: 'description.province', act: 'estimate' },
  platform: { path: 'description.platform', act: 'details' },
  awardingAuthority: { path: 'description.awardingAuthority', act: 'details' },
  details: { path: 'description.details', act: 'details' },
  permanent: { path: 'description.permanent', act: 'details' },
  mobile: { path: 'description.mobile', act: 'details' },
  alarm: { path: 'description.alarm', act: 'details' },
  lotNumber: { path: 'description.lotNumber', act: 'details' },
  lotTitle: { path: 'description.lotTitle', act: 'details' },
  procedureKind: { path: 'description.procedureKind', act: 'details' },
  platformUrl: { path: 'description.platformUrl', act: 'details' },
  contactName: { path: 'description.contactName', act: 'details' },
  contactMail: { path: 'description.contactMail', act: 'details' },
  contactPhone: { path: 'description.contactPhone', act: 'details' },
  submission: { path: 'deadline.submission', act: 'deadlines' },
  submissionTime: { path: 'deadline.submissionTime', act: 'deadlines' },
  publication: { path: 'deadline.publication', act: 'deadlines' },
  questions: { path: 'deadline.questions', act: 'deadlines' },
  outsideInformation: { path: 'deadline.outsideInformation', act: 'deadlines' },
  siteVisit: { path: 'deadline.siteVisit', act: 'deadlines' },
  participation: { path: 'deadline.participation', act: 'deadlines' },
  participationTime: { path: 'deadline.participationTime', act: 'deadlines' },
  negotiation: { path: 'deadline.negotiation', act: 'deadlines' },
  negotiationTime: { path: 'deadline.negotiationTime', act: 'deadlines' },
  finalOffer: { path: 'deadline.finalOffer', act: 'deadlines' },
  finalOfferTime: { path: 'deadline.finalOfferTime', act: 'deadlines' },
  bindingUntil: { path: 'deadline.bindingUntil', act: 'deadlines' },
  bindingUntilTime: { path: 'deadline.bindingUntilTime', act: 'deadlines' },
  plannedAward: { path: 'deadline.plannedAward', act: 'deadlines' },
  plannedAwardTime: { path: 'deadline.plannedAwardTime', act: 'deadlines' },
  estimateRevenue: { path: 'estimate.revenue', act: 'estimate' },
  estimateHoursPerMonth: { path: 'estimate.hoursPerMonth', act: 'estimate' },
  estimateMargin: { path: 'estimate.margin', act: 'estimate' },
  estimateEffort: { path: 'estimate.effort', act: 'estimate' },
  estimateDescription: { path: 'estimate.description', act: 'estimate' },
  startDate: { path: 'contract.startDate', act: 'contractDates' },
  endDate: { path: 'contract.endDate', act: 'contractDates' },
  escalationClause: { path: 'contract.escalationClause', act: 'estimate' },
  priceCriteria: { path: 'contract.priceCriteria', act: 'estimate' },
  qualityCriteria: { path: 'contract.qualityCriteria', act: 'estimate' },
  referenceCriteria: { path: 'contract.referenceCriteria', act: 'estimate' },
  paymentTerm: { path: 'contract.paymentTerm', act: 'estimate' },
  extensionCount: { path: 'contract.extensionCount', act: 'details' },
  extensionMonths: { path: 'contract.extensionMonths', act: 'details' },
  additionalText: { path: 'additionalText', act: 'additionalText' },
  referenceNumber: { path: 'referenceNumber', act: 'details' },
  executiveSummary: { path: 'executiveSummary', act: 'executiveSummary' },
  roundsUnitPrices: { path: 'roundsUnitPrices', act: 'estimate' },
};
export const editableColumns = Object.keys(editable) as EditableColumn[];

/** The editable ones among some columns, by the path of their field. */
export function fieldsOfColumns(columns: Partial<ChanceColumns>): FieldValues {
  return Object.fromEntries(
    editableColumns.flatMap((column) => {
      const value = columns[column];
      return value === undefined ? [] : [[editable[column].path, value]];
    }),
  );
}

/** @returns what an edit sets, column by column; what was not sent is not in it */
export function columnsOf({ description, deadline, estimate, contract, ...texts }: ChanceEdit): Partial<ChanceColumns> {
  const { pricingType, ...terms } = contract ?? {};
  const columns: { [column in EditableColumn]?: ChanceColumns[column] | undefined } = {
    ...description,
    ...deadline,
    ...withPrefix(estimate ?? {}),
    ...terms,
    ...texts,
    // A fixed price has no clause, also after an earlier input.
    ...(pricingType === 'fixed' ? { escalationClause: null } : {}),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function withPrefix({ revenue, hoursPerMonth, margin, effort, description }: NonNullable<ChanceEdit['estimate']>) {
  return {
    estimateRevenue: revenue,
    estimateHoursPerMonth: hoursPerMonth,
    estimateMargin: margin,
    estimateEffort: effort,
    estimateDescription: description,
  };
}
