/** Error codes of the team chat, with their HTTP status. @source docs/domain.md, Errors */
export const teamChatErrors = {
  /** a message may be changed and deleted for a while only */
  MESSAGE_STANDS: 409,
} as const;

export const teamChatFieldProblems = [
  /** a person is mentioned who may not view the Chance, or has left */
  'UNKNOWN_PERSON',
] as const;
