import { townHall } from '../../../testing/services.ts';
import { type AskedRights, type Ceilings, type Input, ofTheTenant, type Verdicts } from '../../../testing/verdicts.ts';

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
  'customers.addSite': ['customer: ADD_SITE'],
  'customers.updateSite': ['customer: EDIT_SITE'],
  'customers.rename': ['customer: RENAME'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'customers.list': 2,
  'customers.near': 4,
  'customers.directory': 3,
  'customers.byId': 5,
  'customers.rename': 17,
  'customers.addSite': 4,
  'customers.updateSite': 5,
};
