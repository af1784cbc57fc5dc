import { features } from '../features/index.ts';
import { mergeStatements } from '../features/merge-statements.ts';
import type { AskedRights, Ceilings, MakeThings, StrangerIds, Verdicts } from './verdicts.ts';

type Fixture = { verdicts: Verdicts; ceilings: Ceilings; rights?: AskedRights; things?: MakeThings<keyof StrangerIds> };

/** Every feature keeps its part of the matrix in its own folder, under its name with dashes. */
const fixtures = await Promise.all(
  features.map(async ({ name }): Promise<Fixture> => {
    const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = new URL(`../features/${folder}/testing/${folder}.verdicts.ts`, import.meta.url);
    return await import(file.href);
  }),
);

/** One row per procedure; a procedure without a row fails `strangers.test.ts`. */
export const expectedVerdicts: Verdicts = mergeStatements(
  'verdict on',
  fixtures.map(({ verdicts }) => verdicts),
);

/** The rights that procedures ask for; `strangers.test.ts` compares them with what is asked. */
export const askedRights: AskedRights = mergeStatements(
  'rights of',
  fixtures.map(({ rights }) => rights),
) as AskedRights;

/**
 * The maximum number of statements of a procedure, independent of the number of services and of organizations. Beginning,
 * settings and commit do not count, nor do the statements of every call: the check of the session and the idempotency key.
 */
export const statementCeilings: Ceilings = mergeStatements(
  'ceiling of',
  fixtures.map(({ ceilings }) => ceilings),
);

/** What each feature adds to the things of a tenant, in the order of the features. */
export const thingsOf = fixtures.flatMap(({ things }, at) =>
  things ? [{ feature: features[at]?.name, make: things }] : [],
);
