import type { AskedRights, Ceilings, Verdicts } from '../../../testing/verdicts.ts';
import { aBuyer, aSeller } from '../invoices/testing/an-invoice.ts';
import { aContract } from './a-contract.ts';

const unknownId = '019a0000-0000-7000-8000-000000000001';
const refused = { foreign: 'NOT_PERMITTED', unrelated: 'NOT_PERMITTED' } as const;

/** Another tenant and its invoice are refused alike: the call is for Admins. */
const onlyForAdmins = { organizationId: refused, invoiceId: refused };

export const verdicts: Verdicts = {
  // Each tenant has its own contract and seats; Managers of other organizations of the tenant see neither.
  'billing.own': { input: () => undefined, foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'billing.seats': { input: () => undefined, foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'billing.all': { input: () => undefined, ...refused },
  'billing.prices': { input: () => undefined, ...refused },
  'billing.organizationsWithout': { input: () => undefined, ...refused },
  'billing.create': {
    input: ({ organizationId }) => ({ input: aContract(organizationId) }),
    ...refused,
  },
  'billing.portalLink': { input: () => undefined, foreign: 'NO_CONTRACT', unrelated: 'NOT_PERMITTED' },
  'billing.followProvider': { input: ({ organizationId }) => ({ organizationId }), ...refused },
  'billing.changeRefusedData': {
    input: ({ organizationId }) => ({ organizationId, customerName: 'Treuwacht' }),
    ...refused,
  },
  'billing.setState': {
    input: ({ organizationId }) => ({ organizationId, subscriptionStatus: 'active' }),
    ...refused,
  },
  'billing.invoices.own': { input: () => undefined, foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'billing.invoices.link': {
    input: () => ({ invoiceId: unknownId }),
    foreign: 'NO_CONTRACT',
    unrelated: 'NOT_PERMITTED',
  },
  'billing.invoices.changeOwnBuyer': { input: () => aBuyer, foreign: 'NO_CONTRACT', unrelated: 'NOT_PERMITTED' },
  'billing.invoices.book': { input: () => undefined, ...refused },
  'billing.invoices.changeSeller': { input: () => aSeller, ...refused },
  'billing.invoices.changeBuyer': { input: ({ organizationId }) => ({ ...aBuyer, organizationId }), ...refused },
  'billing.invoices.issue': {
    input: ({ organizationId }) => ({ organizationId, periodFrom: '2026-01-01', expectedGross: 64_141 }),
    ...refused,
  },
  'billing.invoices.pay': {
    mixed: onlyForAdmins,
    input: ({ organizationId }) => ({ organizationId, invoiceId: unknownId }),
    ...refused,
  },
  'billing.invoices.cancel': {
    mixed: onlyForAdmins,
    input: ({ organizationId }) => ({ organizationId, invoiceId: unknownId }),
    ...refused,
  },
};

export const rights: AskedRights = {};

/** Statements of the call and of the transactions of its own in which it looks at the platform and writes the tenant. */
export const ceilings: Ceilings = {
  'billing.own': 3,
  'billing.seats': 3,
  'billing.all': 5,
  'billing.prices': 1,
  'billing.organizationsWithout': 5,
  'billing.create': 14,
  'billing.portalLink': 7,
  'billing.changeRefusedData': 14,
  'billing.setState': 15,
  'billing.followProvider': 10,
  'billing.invoices.own': 3,
  'billing.invoices.link': 6,
  'billing.invoices.changeOwnBuyer': 6,
  'billing.invoices.book': 8,
  'billing.invoices.changeSeller': 7,
  'billing.invoices.changeBuyer': 9,
  'billing.invoices.issue': 15,
  'billing.invoices.pay': 12,
  'billing.invoices.cancel': 15,
};
