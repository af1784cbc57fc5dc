import { stages } from '@zuschlag/validation/chance/award-names';
import type { ChanceType, CustomerType, ProcedureKind } from '@zuschlag/validation/vocabulary';

/** The input fields of a Chance, flat as stored; days as text. */
export type ChanceColumns = {
  name: string;
  type: ChanceType;
  customerType: CustomerType;
  province: string | null;
  platform: string | null;
  awardingAuthority: string | null;
  referenceNumber: string | null;
  details: string | null;
  permanent: boolean;
  mobile: boolean;
  alarm: boolean;
  lotNumber: string | null;
  lotTitle: string | null;
  procedureKind: ProcedureKind | null;
  platformUrl: string | null;
  contactName: string | null;
  contactMail: string | null;
  contactPhone: string | null;
  submission: string;
  submissionTime: string;
  publication: string | null;
  questions: string | null;
  outsideInformation: string | null;
  siteVisit: string | null;
  participation: string | null;
  participationTime: string | null;
  negotiation: string | null;
  negotiationTime: string | null;
  finalOffer: string | null;
  finalOfferTime: string | null;
  bindingUntil: string | null;
  bindingUntilTime: string | null;
  plannedAward: string | null;
  plannedAwardTime: string | null;
  estimateRevenue: number | null;
  estimateHoursPerMonth: number | null;
  estimateMargin: number | null;
  estimateEffort: number | null;
  estimateDescription: string | null;
  startDate: string;
  endDate: string;
  durationMonths: number;
  escalationClause: number | null;
  priceCriteria: number | null;
  qualityCriteria: number | null;
  referenceCriteria: number | null;
  paymentTerm: number | null;
  extensionCount: number | null;
  extensionMonths: number | null;
  additionalText: string | null;
  executiveSummary: string | null;
  roundsUnitPrices: boolean;
};
export type ChanceColumn = keyof ChanceColumns;

const days = [
  'submission',
  'publication',
  'questions',
  'outsideInformation',
  'siteVisit',
  ...stages,
  'startDate',
  'endDate',
] as const;
type Day = (typeof days)[number];

/** The same columns as the database takes them. */
export function forDatabase<Columns extends Partial<ChanceColumns>>(
  columns: Columns,
): { [key in keyof Columns]: key extends Day ? Date | Extract<Columns[key], null> : Columns[key] };
export function forDatabase(columns: Partial<ChanceColumns>): { [column: string]: unknown } {
  const isDay = (column: string) => (days as readonly string[]).includes(column);
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column,
      isDay(column) && typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : value,
    ]),
  );
}
