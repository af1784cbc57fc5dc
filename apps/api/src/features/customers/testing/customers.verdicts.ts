import { type AskedRights, type Ceilings, type Input, ofTheTenant, type Verdicts } from '../../../testing/verdicts.ts';

const ofCustomer: Input = ({ customerId }) => ({ customerId });

export const verdicts: Verdicts = {
  'customers.list': ofTheTenant(() => ({}), 'answers without it'),
  // Every member of the tenant sees the customer; its Chances only those who may view them.
  'customers.directory': ofTheTenant(() => ({}), 'answers without it'),
  'customers.byId': ofTheTenant(ofCustomer, 'NOT_FOUND'),
  'customers.rename': {
    input: ({ customerId }) => ({ customerId, name: `Umbenannt ${customerId}` }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'customers.rename': ['customer: RENAME'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'customers.list': 2,
  'customers.directory': 3,
  'customers.byId': 5,
  'customers.rename': 17,
};
