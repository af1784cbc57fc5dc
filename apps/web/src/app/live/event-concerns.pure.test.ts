import { expect, it } from 'vitest';
import { isConcerned } from './event-concerns.ts';

const ofChance = { audience: 'chance', audienceId: 'c1', subject: null, chanceId: 'c1' } as const;
const changed = { id: '1', kind: 'chanceChanged', ...ofChance } as const;
const query = (path: string, input?: object) => [path.split('.'), { input, type: 'query' }];

it.each([
  ['the Chance itself', query('chance.byId', { id: 'c1' }), true],
  ['another Chance', query('chance.byId', { id: 'c2' }), false],
  ['the list, which may show it', query('chance.list', { first: 10 }), true],
  ['a list asked without input', query('chance.list'), true],
  ['a feature it has nothing to do with', query('organizations.list', { first: 10 }), false],
  ['data that came from elsewhere', ['clientConfig'], false],
])('a changed Chance concerns %s: %s → %s', (_what, key, expected) => {
  expect(isConcerned(key, changed)).toBe(expected);
});

it('a decided group concerns what was asked by the group', () => {
  const event = { id: '2', kind: 'bidGroupChanged', ...ofChance, subject: { type: 'bidGroup', id: 'g1' } } as const;
  expect(isConcerned(query('bidDecisions.ofGroup', { groupId: 'g1' }), event)).toBe(true);
  expect(isConcerned(query('bidDecisions.ofGroup', { groupId: 'g2' }), event)).toBe(false);
});

it('changed services concern the analysis of their Chance, and whether its margins may be asked for', () => {
  const event = { id: '5', kind: 'servicesChanged', ...ofChance } as const;
  expect(isConcerned(query('erosion.ofChance', { chanceId: 'c1' }), event)).toBe(true);
  expect(isConcerned(query('erosion.ofChance', { chanceId: 'c2' }), event)).toBe(false);
  expect(isConcerned(query('marginDecisions.groupsOfChance', { chanceId: 'c1' }), event)).toBe(true);
});

it('changed rates of an organization concern the tables, changed rights of a person the account', () => {
  const rates = { id: '3', kind: 'ratesChanged', audience: 'organization', audienceId: '7' } as const;
  const account = { id: '4', kind: 'accountChanged', audience: 'user', audienceId: '9' } as const;
  const alone = { subject: null, chanceId: null };
  expect(isConcerned(query('configuration.tariff.list', { first: 50 }), { ...rates, ...alone })).toBe(true);
  expect(isConcerned(query('chance.list', { first: 10 }), { ...rates, ...alone })).toBe(false);
  expect(isConcerned(query('accounts.me'), { ...account, ...alone })).toBe(true);
});
