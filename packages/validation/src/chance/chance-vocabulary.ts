/** Of the closed vocabularies what the address of the list of Chances is read with, before any page is loaded. */

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

/** Names under which kept filters and older links still know a state. */
export const chanceStateAliases: Readonly<Record<string, ChanceState>> = {
  pendingmargindecision: 'pendingmarginapproval',
  pendingapproval: 'pendingmarginapproval',
  pending: 'pendingbiddecision',
};

/** What the list of Chances may be ordered by. */
export const chanceSortFields = ['revenue', 'startDate', 'submission', 'totalCost', 'surcharge'] as const;
export type ChanceSortField = (typeof chanceSortFields)[number];
