import { absentInPrivate } from '../../chance/details/absent-in-private.ts';
import type { openParts } from '../../chance/workspace/open-parts.ts';

const days = {
  deadlines: [
    ...['submission', 'questions', 'siteVisit', 'outsideInformation', 'publication', 'participation', 'negotiation'],
    ...['finalOffer', 'bindingUntil', 'plannedAward'],
  ].map((name) => `deadline.${name}`),
  details: ['contract.startDate', 'contract.endDate'],
};
const texts = {
  details: [
    ...['description.details', 'referenceNumber', 'description.awardingAuthority', 'description.platform'],
    ...['description.contactName', 'description.contactMail', 'description.contactPhone', 'estimate.description'],
  ],
  additionalText: ['additionalText'],
};

/** The fields of the details that a day or a text can go to, as far as the state of the Chance leaves them open. */
export function fieldsFor(kind: 'day' | 'text', open: ReturnType<typeof openParts>, isPrivate: boolean): string[] {
  const fields =
    kind === 'day'
      ? [...(open.deadlines ? days.deadlines : []), ...(open.details ? days.details : [])]
      : [...(open.details ? texts.details : []), ...(open.additionalText ? texts.additionalText : [])];
  return isPrivate ? fields.filter((field) => !absentInPrivate.includes(field)) : fields;
}
