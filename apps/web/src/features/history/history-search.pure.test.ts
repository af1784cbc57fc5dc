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
  [{ from: '2026-11-01', until: '2026-11-30x' }, { from: '2026-11-01' }],
  [{ from: '2026-02-31', until: '2026-02-28' }, { until: '2026-02-28' }],
])('of the address %o the history takes %o', (address, search) => {
  expect(readHistorySearch(address)).toEqual(search);
});
