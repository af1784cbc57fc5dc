import { as } from '../../../testing/scenario.ts';
import { townHall } from '../../../testing/services.ts';
import {
  type AskedRights,
  type Ceilings,
  type ExpectedVerdict,
  type Input,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';
import { findOrCreateCustomer } from '../customers.ts';
import { mergeCustomers, previewMerge } from '../merge/merge.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a second customer of the tenant, and a third that was merged into it */
    otherCustomerId: string;
    mergeId: string;
    /** a duplicate of the second one, and the basis to merge it */
    duplicateId: string;
    mergeBasis: string;
  }
}

export const things: MakeThings<'otherCustomerId' | 'mergeId' | 'duplicateId' | 'mergeBasis'> = async (tenant) => {
  const actor = tenant.people.holdingManager;
  const aCustomer = () => `Hallenbau ${crypto.randomUUID().slice(0, 8)}`;
  return as(tenant, actor, async (work) => {
    const customerId = await findOrCreateCustomer(work, { customerName: aCustomer() });
    const mergedId = await findOrCreateCustomer(work, { customerName: aCustomer() });
    const pair = { customerId, mergedId };
    const { basis } = await previewMerge(work, pair);
    const { merges } = await mergeCustomers(work, { ...pair, basis });
    const duplicateId = await findOrCreateCustomer(work, { customerName: aCustomer() });
    const next = await previewMerge(work, { customerId, mergedId: duplicateId });
    return { otherCustomerId: customerId, mergeId: merges[0]?.id ?? '', duplicateId, mergeBasis: next.basis };
  });
};

/** Merges are the business of the main organization's managers alone. */
const ofManagers = (input: Input): ExpectedVerdict => ({
  input,
  foreign: 'NOT_FOUND',
  unrelated: 'NOT_PERMITTED',
  mixed: { customerId: { unrelated: 'NOT_PERMITTED' }, mergedId: { unrelated: 'NOT_PERMITTED' } },
});

const ofCustomer: Input = ({ customerId }) => ({ customerId });

export const verdicts: Verdicts = {
  'customers.list': ofTheTenant(() => ({}), 'answers without it'),
  'customers.near': ofTheTenant(() => ({ name: 'Stadtwerke Nord' }), 'answers without it'),
  // Every member of the tenant sees the customer; its Chances only those who may view them.
  'customers.directory': ofTheTenant(() => ({}), 'answers without it'),
  'customers.byId': ofTheTenant(ofCustomer, 'NOT_FOUND'),
  'customers.rename': {
    input: ({ customerId }) => ({ customerId, name: `Umbenannt ${customerId}` }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'customers.mergePreview': ofManagers((ids) => ({ customerId: ids.otherCustomerId, mergedId: ids.duplicateId })),
  'customers.merge': ofManagers((ids) => ({
    customerId: ids.otherCustomerId,
    mergedId: ids.duplicateId,
    basis: ids.mergeBasis,
  })),
  'customers.undoPreview': ofManagers(({ mergeId }) => ({ mergeId })),
  'customers.undoMerge': ofManagers(({ mergeId }) => ({ mergeId })),
  // The table of postcodes is the same for all tenants.
  'customers.placesOfPostcode': without(() => ({ postalCode: '20095' })),
  // The server of the tests has no address search.
  'customers.findAddresses': {
    input: () => ({ text: 'Rathausplatz 1, Kiel' }),
    foreign: 'ADDRESS_SEARCH_FAILED',
    unrelated: 'ADDRESS_SEARCH_FAILED',
  },
  // Who may write at all may enter a place of work for any customer of the tenant.
  'customers.addSite': {
    input: ({ customerId }) => ({ customerId, input: townHall }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers without it',
  },
  'customers.updateSite': {
    input: ({ siteId }) => ({ siteId, input: { name: 'Umbenannt' } }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'customers.merge': ['customer: MERGE'],
  'customers.mergePreview': ['customer: MERGE'],
  'customers.undoMerge': ['customer: MERGE'],
  'customers.undoPreview': ['customer: MERGE'],
  'customers.addSite': ['customer: ADD_SITE'],
  'customers.updateSite': ['customer: EDIT_SITE'],
  'customers.rename': ['customer: RENAME'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'customers.list': 3,
  'customers.merge': 15,
  'customers.mergePreview': 4,
  'customers.undoMerge': 15,
  'customers.undoPreview': 5,
  'customers.near': 6,
  'customers.directory': 4,
  'customers.byId': 5,
  'customers.rename': 13,
  'customers.placesOfPostcode': 3,
  'customers.findAddresses': 1,
  'customers.addSite': 5,
  'customers.updateSite': 6,
};
