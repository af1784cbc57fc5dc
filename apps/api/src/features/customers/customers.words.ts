import type { Descriptions } from '../feature.ts';

export const customerWords: Descriptions = {
  'Query.fetchCustomers': 'Customers of the tenant by name, the best match first.',
  'Query.fetchCustomers.name': 'A part of the name; similar names are found as well.',
  Customer: 'A customer with its places of work.',
  tenderCount: 'How many Tenders the customer has.',
  sites: 'The places of work of the customer.',
  Site: 'A place of work. Its federal state decides which table rows count.',
  SiteInput: 'A new place of work.',
  address: 'Street and number.',
  postalCode: 'The postal code.',
  city: 'The town.',
  country: 'The country.',
  'Customer.organizationId': 'The organization that entered the customer.',
  'Customer.version': 'Counts the changes of the name.',
};
