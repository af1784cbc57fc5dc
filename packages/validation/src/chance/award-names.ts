/** The names of the fields of an award, without their schemas, for pages that only show them. */
export const awardNames = [
  'lotNumber',
  'lotTitle',
  'procedureKind',
  'platformUrl',
  'contactName',
  'contactMail',
  'contactPhone',
] as const;

/** The stages of an award around the submission of the offer, in their order. */
export const stages = ['participation', 'negotiation', 'finalOffer', 'bindingUntil', 'plannedAward'] as const;
export type Stage = (typeof stages)[number];
export type StageTime = `${Stage}Time`;
