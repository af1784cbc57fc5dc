/** Error codes of a Chance, with their HTTP status. @source docs/domain.md, Errors */
export const chanceErrors = {
  /** the state of the Chance forbids this edit */
  LOCKED: 409,
  INVALID_STATE_TRANSITION: 409,
  /** the organization withdrew its bid; its services and margins are only read */
  BID_WITHDRAWN: 409,
  /** the Chance is archived and only read until it is restored */
  ARCHIVED: 409,
  /** the news of the outcome are out, or another user declared it: only a correction with a reason takes it back */
  UNDO_EXPIRED: 409,
  /** the caller was the owner until another user took the Chance over; details name that user */
  OWNER_CHANGED: 409,
  ALREADY_PARTICIPANT: 409,
  LAST_ORGANIZATION: 409,
  /** a bidding organization has no service yet */
  SERVICES_MISSING: 409,
  /** a service has no price; details name the service and the reason */
  CALCULATION_INCOMPLETE: 409,
  RECALCULATION_REQUIRED: 409,
  /** services stand at sites of the present customer; details name the services */
  SITES_OF_CUSTOMER: 409,
  /** the Chances are linked as lots of one procedure already, or are the same */
  ALREADY_LINKED: 409,
  /** lots that the person was not shown would come along; details name them */
  LOTS_COME_ALONG: 409,
  /** an award procedure has as many lots as it can have */
  TOO_MANY_LOTS: 409,
  /** a quick Chance that is to be made full still misses fields; details name them */
  CHANCE_INCOMPLETE: 409,
  /** the checklist of proofs of a Chance has as many as it can have */
  TOO_MANY_PROOFS: 409,
  /** the notice announces no result of an award */
  NO_AWARD_IN_FILE: 422,
} as const;

/** Problems of single fields of a Chance. */
export const chanceFieldProblems = [
  'CUSTOMER_REQUIRED',
  /** a customer of a similar name exists; only forms ask */
  'CUSTOMER_UNCLEAR',
  'SERVICE_TYPE_REQUIRED',
  'ORGANIZATION_REQUIRED',
  'CRITERIA_SUM',
  /** of the files that come along one has not arrived, or is no longer kept */
  'FILES_NOT_SENT',
  'TOO_MANY_FILES',
  'END_BEFORE_START',
  'CONTRACT_TOO_LONG',
  'CLAUSE_REQUIRED',
  'SITE_MISSING',
  'UNKNOWN_OWNER',
  'UNKNOWN_ORGANIZATION',
  'UNKNOWN_CUSTOMER',
  'UNKNOWN_SITE',
  'UNKNOWN_LOSS_REASON',
  'OFFER_REASON_REQUIRED',
] as const;
