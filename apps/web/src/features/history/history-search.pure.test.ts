import { expect, it } from 'vitest';
import { readHistorySearch } from './history-search.ts';

it.each([
  [
    { what: 'service', who: 7 },
    { what: 'service', who: 7 },
  ],
  [{ who: 'system' }, { who: 'system' }],
  [{ who: '12' }, { who: 12 }],
  [{ what: 'passwords', who: -1 }, {}],
  [{ who: '' }, {}],
])('of the address %o the history takes %o', (address, search) => {
  expect(readHistorySearch(address)).toEqual(search);
});
