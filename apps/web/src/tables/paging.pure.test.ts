import { expect, it } from 'vitest';
import { back, fitted, forward, startOfList, withSize } from './paging.ts';

it('going forward twice and back once stands on the second page', () => {
  const third = forward(forward(startOfList, 'a'), 'b');
  expect(third.cursors).toEqual(['a', 'b']);
  expect(back(third).cursors).toEqual(['a']);
  expect(back(back(back(third))).cursors).toEqual([]);
});

it('another size starts at the first page', () => {
  expect(withSize(forward(startOfList, 'a'), 25)).toMatchObject({ first: 25, cursors: [] });
});

it('cursors are dropped when the list is filtered or sorted otherwise, the size stays', () => {
  const state = forward(withSize(fitted(startOfList, 'won'), 25), 'a');
  expect(fitted(state, 'won')).toBe(state);
  expect(fitted(state, 'lost')).toEqual({ first: 25, cursors: [], madeFor: 'lost' });
});
