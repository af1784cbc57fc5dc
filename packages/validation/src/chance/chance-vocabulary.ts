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

/** The states in which the submission is still ahead. */
export const openChanceStates = ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit'] as const;

export function isOpenState(state: ChanceState): boolean {
  return (openChanceStates as readonly ChanceState[]).includes(state);
}

/** Names of states in remembered filters and older links. */
export const chanceStateAliases: Readonly<Record<string, ChanceState>> = {
  pendingmargindecision: 'pendingmarginapproval',
  pendingapproval: 'pendingmarginapproval',
  pending: 'pendingbiddecision',
};

/** The sort fields of the Chance list. `due`: open Chances by nearest submission, then submitted ones, then closed ones. */
export const chanceSortFields = ['due', 'revenue', 'startDate', 'submission', 'totalCost', 'surcharge'] as const;
export type ChanceSortField = (typeof chanceSortFields)[number];

/** The columns of the Chance list, in the order in which they stand unless a person chooses; the first always stands first. */
export const chanceColumns = [
  'name',
  'state',
  'customer',
  'revenue',
  'margin',
  'surcharge',
  'profit',
  'hours',
  'submission',
  'startDate',
  'owner',
  'organizations',
] as const;
/** Columns that stand in the list only when a person chooses them. */
export const furtherChanceColumns = [
  'shortNumber',
  'totalCost',
  'offeredRevenue',
  'closedOn',
  'lossReason',
  'winner',
  'winningPrice',
] as const;
export type ChanceColumn = (typeof chanceColumns)[number] | (typeof furtherChanceColumns)[number];
