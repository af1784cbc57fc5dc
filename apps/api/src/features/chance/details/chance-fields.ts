import type { ChanceType, CustomerType } from '@zuschlag/validation/vocabulary';

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
  submission: string;
  submissionTime: string;
  publication: string | null;
  questions: string | null;
  outsideInformation: string | null;
  siteVisit: string | null;
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
  additionalText: string | null;
  executiveSummary: string | null;
};
export type ChanceColumn = keyof ChanceColumns;

const days = [
  'submission',
  'publication',
  'questions',
  'outsideInformation',
  'siteVisit',
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
