import {
  type Ceilings,
  hidden,
  type MakeThings,
  ofChance,
  ofTheTenant,
  type Verdicts,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a user of the organization that works on the Chance */
    userId: number;
  }
}

export const things: MakeThings<'userId'> = async ({ people }) => ({ userId: people.nordManager.userId });

export const verdicts: Verdicts = {
  'users.list': ofTheTenant(() => ({}), 'answers without it'),
  'users.onChance': hidden(ofChance),
  'users.possibleOwners': hidden(ofChance),
  'users.named': ofTheTenant(({ userId }) => ({ userIds: [userId] }), 'answers without it'),
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'users.list': 1,
  'users.onChance': 2,
  'users.possibleOwners': 2,
  'users.named': 1,
};
