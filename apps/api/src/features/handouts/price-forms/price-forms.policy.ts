import type { Rules } from '../../../policy/authorize.ts';
import { mayWrite } from '../../../policy/relations.ts';

/** All users of the tenant read the customers and their templates; no figure of a Chance stands in one. */
export const priceFormRules = {
  edit: { wire: 'EDIT_PRICE_FORM', who: [mayWrite] },
} as const satisfies Rules<null>;
