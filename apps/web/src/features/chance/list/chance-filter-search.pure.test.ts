import { describe, expect, it } from 'vitest';
import { hasAny, type ListSearch, readListSearch, withoutEmpty } from './chance-filter-search.ts';

const search: ListSearch = {
  filters: { customerName: 'Stadt', state: ['editing', 'won'], deadlineDate: { gte: '2026-11-01' }, onlyOwn: true },
  sort: { field: 'revenue', order: 'DESC' },
  view: '01890000-0000-7000-8000-000000000000',
  columns: ['name', 'submission', 'totalCost'],
};

describe('the address of the list', () => {
  it('comes back from the address as it went in', () => {
    expect(readListSearch(JSON.parse(JSON.stringify(search)))).toEqual(search);
  });

  it('drops what it cannot read and keeps the rest', () => {
    const odd = {
      filters: { state: ['nowhere'], customerName: 'Stadt' },
      sort: { field: 'name', order: 'UP' },
      columns: ['x'],
    };
    expect(readListSearch(odd)).toEqual({ filters: { customerName: 'Stadt' } });
    expect(readListSearch({ filters: 'all', sort: 7 })).toEqual({});
  });

  it('leaves out what filters nothing', () => {
    const bare = { customerName: '', state: [], revenue: { gte: null, lte: null }, onlyOwn: false };
    expect(withoutEmpty(bare)).toEqual({});
    expect(hasAny(bare)).toBe(false);
    expect(hasAny({ revenue: { gte: 0 } })).toBe(true);
  });

  it('ignores an end of a range that was typed and is no number, and keeps the other one', () => {
    const typed = { revenue: { gte: Number.NaN, lte: 5_000 }, surcharge: { gte: Number.NaN } };
    expect(withoutEmpty(typed)).toEqual({ revenue: { lte: 5_000 } });
    expect(hasAny({ surcharge: typed.surcharge })).toBe(false);
  });
});
