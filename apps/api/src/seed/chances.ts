import type { CustomerType } from '@zuschlag/validation/vocabulary';
import type { OrganizationKey, PersonKey } from '../testing/people.ts';
import type { CustomerKey } from './customers.ts';
import type { Post } from './posts.ts';

/**
 * Where the story of a demo Chance stops. Each leads through real decisions of real people of the cast:
 * `bids…` wait for bids, `declined` ends without a bid, `calculating…` is edited, `margins…` wait for margins.
 */
export type Ending =
  | 'bidsOpen'
  | 'bidsPartly'
  | 'bidsContested'
  | 'declined'
  | 'calculatingEmpty'
  | 'calculatingPartly'
  | 'calculatingDone'
  | 'calculatingRejected'
  | 'marginsOpen'
  | 'marginsContested'
  | 'ready'
  | 'submitted'
  | 'won'
  | 'lost';

export type DemoChance = {
  name: string;
  customer: CustomerKey;
  customerType: CustomerType;
  kind: 'Public' | 'Private' | 'QuickOffer';
  by: PersonKey;
  operatedBy: readonly OrganizationKey[];
  ending: Ending;
  /** days until the submission; negative ones are past */
  due: number;
  months: number;
  posts: readonly Post[];
  /** a lot of an award procedure, which the other lots name as well */
  lot?: { of: string; number: string; title: string };
  /** its post at all hours has a dog, a car and a subcontractor, and a patrol stands beside the posts */
  isEquipped?: boolean;
};

export const [open, closed, quick] = ['Public', 'Private', 'QuickOffer'] as const;

/** @param schedule days until the submission, and months of the contract */
export const chance = (
  name: string,
  customer: CustomerKey,
  kind: DemoChance['kind'],
  by: PersonKey,
  operatedBy: readonly OrganizationKey[],
  ending: Ending,
  schedule: readonly [due: number, months: number],
  ...posts: Post[]
): DemoChance => ({
  name,
  customer,
  customerType: 'existingCustomer',
  kind,
  by,
  operatedBy,
  ending,
  due: schedule[0],
  months: schedule[1],
  posts,
});

/** The same as a lot of an award procedure. Its lots have one submission and one owner. */
export const asLot = (of: string, number: string, title: string, plan: DemoChance): DemoChance => ({
  ...plan,
  lot: { of, number, title },
});

/** The same with everything that a service can have. */
export const equipped = (plan: DemoChance): DemoChance => ({ ...plan, isEquipped: true });
