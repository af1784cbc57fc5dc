import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

describe('the part of the address that a page reads', () => {
  const read = readSearch(({ tab }: Record<string, unknown>): { tab?: 'tariff' } => (tab === 'tariff' ? { tab } : {}));

  it('is handed on as it was read', () => {
    expect(read({ tab: 'tariff' })).toEqual({ tab: 'tariff' });
  });

  it('hides what could not be read from the router, which would hand it on as it stands in the address', () => {
    expect({ ...{ tab: 'rubbish', other: 1 }, ...read({ tab: 'rubbish', other: 1 }) }).toEqual({
      tab: undefined,
      other: undefined,
    });
  });

  it('is read in this way by every page', () => {
    const routes = globSync('src/routes/**/*.tsx', { cwd: new URL('../../..', import.meta.url).pathname });
    const without = routes.filter((file) => {
      const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      return /validateSearch: (?!readSearch\b)/.test(text);
    });
    expect(routes.length).toBeGreaterThan(50);
    // This page reads the address itself, value by value.
    expect(without).toEqual(['src/routes/_signed-in/tender/$tenderId/calculation-overview.tsx']);
  });
});
