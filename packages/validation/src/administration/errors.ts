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
} as const;
