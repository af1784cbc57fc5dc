import type { ErrorCode } from '@zuschlag/validation/errors';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { ScenarioTenant } from './scenario.ts';

/**
 * Things of a tenant that a stranger has no business with: a Chance of one organization with all that hangs on it, and
 * complete forms that name them. Each feature declares its own and makes them (`things`).
 */
export interface StrangerIds {
  /** the name of the Chance, by which an answer about it is known */
  chanceName: string;
}

/** Makes the things of a feature in a tenant, from those of the features left of it. */
export type MakeThings<Keys extends keyof StrangerIds> = (
  tenant: ScenarioTenant,
  made: StrangerIds,
) => Promise<Pick<StrangerIds, Keys>>;

/** A refusal with exactly this code; or an answer in which nothing of the Chance appears; or an answer that is everybody's. */
export type Verdict = ErrorCode | 'answers without it' | 'answers';

/**
 * What a procedure says to two people who have no business with the thing its input names: a manager of another tenant,
 * and a manager of an organization of the same tenant that has nothing to do with the Chance.
 */
export type ExpectedVerdict = {
  /** a valid input with the ids of another tenant */
  input?: Input;
  foreign: Verdict;
  unrelated: Verdict;
  /** whose business it is, when not that of every Manager of the main organization */
  business?: 'configAdmin' | 'holdingManager' | 'nordManager';
  /** the same input with every id that the schema takes, where `input` leaves some of them out */
  whole?: Input;
  /**
   * What an input of the caller's own things gets when it names one thing of a stranger, by its place. A place that is
   * not listed is refused, and not for a reason that the caller's own things would meet as well.
   */
  mixed?: { readonly [place: string]: MixedVerdict };
  /** the state of the caller's own Chance in these calls; left out, editing */
  mixedIn?: ChanceState;
};

/** With a thing of another tenant, and with one of an uninvolved organization of the same tenant. */
export type MixedVerdict = { foreign?: Verdict; unrelated?: Verdict };

/** A filter of a list: it finds nothing of a stranger. */
export const findsNothing: MixedVerdict = { foreign: 'answers without it', unrelated: 'answers without it' };

/** Thing and wire name of the rights a procedure asks for, under its path. */
export type AskedRights = { readonly [procedure: string]: readonly string[] };
export type Verdicts = { readonly [procedure: string]: ExpectedVerdict };
/** The maximum number of statements of each procedure. */
export type Ceilings = { readonly [procedure: string]: number };
export type Input = (ids: StrangerIds) => unknown;

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
