import type { Customer } from '@zuschlag/validation/customers/customers';
import { limits } from '@zuschlag/validation/limits';
import Fuse from 'fuse.js/basic';

/** The customer whose name is most like the typed one; null without a similar one. */
export function similarCustomer(customers: readonly Customer[], name: string): Customer | null {
  const fuse = new Fuse(customers, {
    keys: ['name'],
    threshold: limits.customerSuggestion,
    ignoreDiacritics: true,
    ignoreLocation: true,
  });
  return fuse.search(name)[0]?.item ?? null;
}
