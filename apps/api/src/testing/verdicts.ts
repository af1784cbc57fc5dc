import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { ErrorCode } from '@zuschlag/validation/errors';

/** Ids of things in a tenant, made by `stranger-ids.ts`: a Chance of one organization with all that hangs on it. */
export type StrangerIds = {
  chanceId: string;
  bidGroupId: string;
  marginGroupId: string;
  serviceId: string;
  shiftId: string;
  /** what a change of rates would do, as the main organization's manager asked */
  rateImpactId: string;
  /** the organization that works on the Chance */
  organizationId: number;
  /** a user of that organization */
  userId: number;
  /** a token for programs, of the manager of the main organization */
  apiTokenId: string;
  /** complete forms that name them */
  fullChance: object;
  quickChance: object;
  service: object;
  shift: object;
  /** a row of each configuration table; the tariff is the organization's own */
  entryIds: { [table in TableKey]: string };
  /** a form for each of them */
  entries: { [table in TableKey]: object };
  costParameters: object;
  /** an import of the main organization, and a file that its config administrator sent in */
  importId: string;
  importFileId: string;
};

/** A refusal with exactly this code; or an answer in which nothing of the Chance appears; or an answer that is everybody's. */
export type Verdict = ErrorCode | 'answers without it' | 'answers';

/**
 * What a procedure says to two people who have no business with the thing its input names: a manager of another tenant,
 * and a manager of an organization of the same tenant that has nothing to do with the Chance.
 */
export type ExpectedVerdict = {
  /** a valid input with the ids of another tenant */
  input?: (ids: StrangerIds) => unknown;
  foreign: Verdict;
  unrelated: Verdict;
  /** whose business it is, when not that of every Manager of the main organization */
  business?: 'configAdmin';
};

/** Thing and wire name of the rights a procedure asks for, under its path. */
export type AskedRights = { readonly [procedure: string]: readonly string[] };
export type Verdicts = { readonly [procedure: string]: ExpectedVerdict };
export type Input = NonNullable<ExpectedVerdict['input']>;

/** A part of a Chance: it does not exist for users who may not see the Chance. */
export const hidden = (input: Input): ExpectedVerdict => ({ input, foreign: 'NOT_FOUND', unrelated: 'NOT_FOUND' });

/** A list of the own tenant that does not name the Chance or its people, or a list of what the caller may see. */
export const without = (input?: Input): ExpectedVerdict => ({
  input,
  foreign: 'answers without it',
  unrelated: 'answers without it',
});

/** Open to every member of the tenant, and the answer names the organization or the person. */
export const ofTheTenant = (input: Input, foreign: Verdict): ExpectedVerdict => ({
  input,
  foreign,
  unrelated: 'answers',
});

/** Only config administrators may do it, for every input. */
export const forConfigAdmins = (input: Input): ExpectedVerdict => ({
  input,
  foreign: 'NOT_PERMITTED',
  unrelated: 'NOT_PERMITTED',
});

export const ofChance: Input = ({ chanceId }) => ({ chanceId });

export const operating: Input = ({ chanceId, organizationId }) => ({ chanceId, organizationId });
