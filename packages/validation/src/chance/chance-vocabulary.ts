/** The part of the closed vocabularies that reads the address of the Chance list, before the browser loads any page. */

export const chanceStates = [
  'pendingbiddecision',
  'editing',
  'pendingmarginapproval',
  'readytosubmit',
  'submitted',
  'won',
  'lost',
  'notbidding',
] as const;
export type ChanceState = (typeof chanceStates)[number];

/** Names of states in remembered filters and older links. */
export const chanceStateAliases: Readonly<Record<string, ChanceState>> = {
  pendingmargindecision: 'pendingmarginapproval',
  pendingapproval: 'pendingmarginapproval',
  pending: 'pendingbiddecision',
};

/** The sort fields of the Chance list. */
export const chanceSortFields = ['revenue', 'startDate', 'submission', 'totalCost', 'surcharge'] as const;
export type ChanceSortField = (typeof chanceSortFields)[number];
