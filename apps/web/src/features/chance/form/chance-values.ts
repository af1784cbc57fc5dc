import type { createChanceInput, createQuickChanceInput } from '@zuschlag/validation/chance/chance-input';
import type { DocumentsAtCreation } from '@zuschlag/validation/documents/documents';
import type { z } from 'zod';
import type { NewChanceFile } from '../../../app/features/feature.ts';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import type { OperationalOrganization } from './use-operational-organizations.ts';

/** What the form asks about the customer's name; nothing of it is sent. */
type CustomerAnswer = {
  input: {
    description: {
      /** the name, as a key, for which a similar customer waits for an answer */
      askedCustomer?: string | null;
      /** the name, as a key, that was answered to be a new customer's */
      newCustomer?: string | null;
    };
  };
};

/** The files of a new Chance as the form has them, in place of the lists that are sent. */
type WithFiles<Input> = Omit<Input, keyof DocumentsAtCreation> & { sentDocuments?: NewChanceFile[] };

/** The values of the full form; the details editor has the same shape. */
export type ChanceValues = WithFiles<z.input<typeof createChanceInput>> & CustomerAnswer;
export type QuickChanceValues = WithFiles<z.input<typeof createQuickChanceInput>> & CustomerAnswer;

/** An empty full form; the creator is its owner, and the only organization there is comes ticked. */
export function emptyChance(
  ownerId: number,
  organizations: readonly OperationalOrganization[],
): Unfilled<ChanceValues> {
  return {
    input: {
      description: {
        name: '',
        type: 'Public',
        customerId: null,
        customerName: '',
        customerType: 'existingCustomer',
        province: null,
        ownerId,
        platform: '',
        awardingAuthority: '',
        details: '',
        permanent: false,
        mobile: false,
        alarm: false,
        lotNumber: '',
        lotTitle: '',
        procedureKind: null,
        platformUrl: '',
        contactName: '',
        contactMail: '',
        contactPhone: '',
      },
      deadline: {
        submission: null,
        submissionTime: '12:00',
        publication: null,
        questions: null,
        outsideInformation: null,
        siteVisit: null,
        participation: null,
        participationTime: null,
        negotiation: null,
        negotiationTime: null,
        finalOffer: null,
        finalOfferTime: null,
        bindingUntil: null,
        bindingUntilTime: null,
        plannedAward: null,
        plannedAwardTime: null,
      },
      estimate: { revenue: null, hoursPerMonth: null, margin: null, effort: null, description: '' },
      contract: {
        startDate: null,
        endDate: null,
        pricingType: 'fixed',
        escalationClause: null,
        priceCriteria: null,
        qualityCriteria: null,
        referenceCriteria: null,
        paymentTerm: null,
        extensionCount: null,
        extensionMonths: null,
      },
      operationalOrganizationIds: onlyOne(organizations),
      additionalText: '',
      referenceNumber: '',
    },
    executiveSummary: '',
    sentDocuments: [],
  };
}

/** An empty quick form; the only organization there is comes ticked. */
export function emptyQuickChance(organizations: readonly OperationalOrganization[]): Unfilled<QuickChanceValues> {
  return {
    input: {
      description: {
        name: '',
        customerId: null,
        customerName: '',
        customerType: 'existingCustomer',
        type: 'QuickOffer',
      },
      deadline: { submission: null, submissionTime: '12:00' },
      contract: { startDate: null, endDate: null },
      operationalOrganizationIds: onlyOne(organizations),
      additionalText: '',
    },
    executiveSummary: '',
    sentDocuments: [],
  };
}

function onlyOne(organizations: readonly OperationalOrganization[]): number[] {
  return organizations.length === 1 ? organizations.map(({ id }) => id) : [];
}
