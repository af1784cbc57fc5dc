/** Error codes of the administration of people and organizations, with their HTTP status. @source docs/domain.md, Errors */
export const administrationErrors = {
  /** the main organization keeps at least one Manager */
  LAST_MANAGER: 409,
  /** no person changes the own role */
  OWN_ROLE: 409,
  /** the person does not take part in the administration of this tenant */
  PERSON_OF_PLATFORM: 409,
  /** the successor is not there, or may not take over what is to be handed over; details name it */
  SUCCESSOR_UNFIT: 422,
  /** another organization of the tenant has the short name; details name it */
  SHORT_NAME_TAKEN: 409,
  /** the organization takes part in open Chances; details name some */
  ORGANIZATION_IN_USE: 409,
  /** people of the organization have not left */
  ORGANIZATION_HAS_PEOPLE: 409,
  ORGANIZATION_CLOSED: 409,
  /** the organization is not closed */
  ORGANIZATION_OPEN: 409,
  /** a tenant is its main organization */
  MAIN_ORGANIZATION_STAYS: 409,
  /** texts that name the person have no decision, because they came up since the plan was read */
  ERASURE_UNDECIDED: 409,
} as const;
