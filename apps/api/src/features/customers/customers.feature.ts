import { feature } from '../feature.ts';
import { customerRules } from './customers.policy.ts';
import { customersRouter } from './customers.router.ts';
import { customerWords } from './customers.words.ts';
import type { MovedHolidays } from './sites.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** a customer got another name */
    customerChanged: { customerIds: string[] };
    /** before a place of work gets another federal state or other local holidays, so that it can still be refused */
    siteMoving: { siteId: string; localHolidays: MovedHolidays; isConfirmed: boolean };
    /** it has them now */
    siteMoved: { siteId: string; localHolidays: MovedHolidays };
  }
}

export const customers = feature('customers', {
  router: customersRouter,
  policies: { customer: customerRules },
  // Other screens hear of it through the Chances of the customer.
  streams: { customerChanged: null, siteMoving: null, siteMoved: null },
  facade: {
    words: customerWords,
    queries: {
      fetchCustomers: 'customers.list',
      fetchNearCustomers: 'customers.near',
      paginatedCustomers: 'customers.directory',
      fetchCustomer: 'customers.byId',
      previewCustomerMerge: 'customers.mergePreview',
      fetchPlacesOfPostcode: 'customers.placesOfPostcode',
      previewMergeUndo: 'customers.undoPreview',
    },
    mutations: {
      renameCustomer: 'customers.rename',
      mergeCustomers: 'customers.merge',
      undoCustomerMerge: 'customers.undoMerge',
      addSite: 'customers.addSite',
      updateSite: 'customers.updateSite',
    },
  },
});
