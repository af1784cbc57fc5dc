import { expect, it } from 'vitest';
import { concernsOf, isConcerned } from './event-concerns.ts';

const concerns = concernsOf([
  { id: 'chance', pages: [], outdatedBy: { chance: ['chanceChanged', 'bidGroupChanged'] } },
  { id: 'bid-decisions', pages: [], outdatedBy: { bidDecisions: ['bidGroupChanged'] } },
]);
const changed = { id: '1', kind: 'chanceChanged', chanceId: 'c1' } as const;
const query = (path: string, input?: object) => [path.split('.'), { input, type: 'query' }];

it.each([
  ['the Chance itself', query('chance.byId', { id: 'c1' }), true],
  ['another Chance', query('chance.byId', { id: 'c2' }), false],
  ['the list, which may show it', query('chance.list', { first: 10 }), true],
  ['a list asked without input', query('chance.list'), true],
  ['a feature it has nothing to do with', query('organizations.list', { first: 10 }), false],
  ['data that came from elsewhere', ['clientConfig'], false],
])('a changed Chance concerns %s: %s → %s', (_what, key, expected) => {
  expect(isConcerned(concerns, key, changed)).toBe(expected);
});

it('a decided group concerns what was asked by the group', () => {
  const event = { id: '2', kind: 'bidGroupChanged', chanceId: 'c1', groupId: 'g1' } as const;
  expect(isConcerned(concerns, query('bidDecisions.ofGroup', { groupId: 'g1' }), event)).toBe(true);
  expect(isConcerned(concerns, query('bidDecisions.ofGroup', { groupId: 'g2' }), event)).toBe(false);
});
