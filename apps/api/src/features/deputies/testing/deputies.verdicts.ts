import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
} from '../../../testing/verdicts.ts';
import { createDeputy } from '../deputies.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** the manager of the organization is away, and its editor stands in */
    deputyEntryId: string;
    /** the one who stands in */
    colleagueId: number;
  }
}

const farAway = { from: '2099-01-01', to: '2099-01-31', isForBids: true, isForMargins: true };

export const things: MakeThings<'deputyEntryId' | 'colleagueId'> = async (tenant) => {
  const { nordManager, nordEditor } = tenant.people;
  const known = await as(tenant, nordManager, ({ db }) =>
    db.deputy.findFirst({ where: { userId: nordManager.userId, removedAt: null } }),
  );
  const entry =
    known ?? (await as(tenant, nordManager, (work) => createDeputy(work, { ...farAway, deputyId: nordEditor.userId })));
  return { deputyEntryId: entry.id, colleagueId: nordEditor.userId };
};

export const verdicts: Verdicts = {
  'deputies.overview': { ...ofTheTenant(() => ({}), 'answers without it'), unrelated: 'answers without it' },
  'deputies.create': {
    input: ({ userId, colleagueId }) => ({
      ...{ userId, deputyId: colleagueId, ...farAway, from: '2099-02-01', to: '2099-02-02' },
    }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
  'deputies.end': {
    input: ({ deputyEntryId }) => ({ id: deputyEntryId }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = { 'deputies.create': ['deputy: EDIT'], 'deputies.end': ['deputy: EDIT'] };

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'deputies.create': 12,
  'deputies.end': 8,
  'deputies.overview': 2,
};
