import type { ErrorCode } from '@zuschlag/validation/errors';

/** Ids of things in a tenant, made by `strangers.test.ts`: a Chance of one organization with all that hangs on it. */
export type StrangerIds = {
  chanceId: string;
  bidGroupId: string;
  marginGroupId: string;
  serviceId: string;
  shiftId: string;
  siteId: string;
  customerId: string;
  /** the organization that works on the Chance */
  organizationId: number;
  /** somebody of that organization */
  userId: number;
};

/** A refusal with exactly this code; or an answer in which nothing of the Chance appears; or an answer that is everybody's. */
export type Verdict = ErrorCode | 'answers without it' | 'answers';

/**
 * What a procedure says to two people who have no business with the thing its input names: a manager of another tenant,
 * and a manager of an organization of the same tenant that has nothing to do with the Chance.
 */
export type ExpectedVerdict = {
  /** a valid input that names the things of somebody else */
  input?: (ids: StrangerIds) => unknown;
  foreign: Verdict;
  unrelated: Verdict;
};

/** One row per procedure; a procedure without a row fails `strangers.test.ts`. */
export const expectedVerdicts: { [procedure: string]: ExpectedVerdict } = {
  // A session token is the credential itself; with a made-up one nobody gets in.
  'accounts.loginUser': {
    input: () => ({ input: { oAuthToken: '1.nothing' } }),
    foreign: 'WRONG_CREDENTIALS',
    unrelated: 'WRONG_CREDENTIALS',
  },
  'accounts.logout': { foreign: 'answers', unrelated: 'answers' },
  'accounts.me': { foreign: 'answers without it', unrelated: 'answers without it' },
  'accounts.setLanguage': {
    input: () => ({ language: 'de' }),
    foreign: 'answers without it',
    unrelated: 'answers without it',
  },
  'organizations.list': { input: () => ({}), foreign: 'answers without it', unrelated: 'answers' },
  'organizations.byId': {
    input: ({ organizationId }) => ({ id: organizationId }),
    foreign: 'NOT_FOUND',
    unrelated: 'answers',
  },
};
