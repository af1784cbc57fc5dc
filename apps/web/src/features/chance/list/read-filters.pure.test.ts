import { chanceFilters } from '@zuschlag/validation/chance/chance-list';
import { chanceStateAliases } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { readFilters } from './read-filters.ts';

const full = {
  search: 'hafen 2026',
  name: 'Hafen',
  customerName: 'Stadtwerke',
  state: ['editing', 'won'],
  operationalOrgs: [2, 3],
  chanceAdmins: [7],
  startDate: { gte: '2026-01-01' },
  deadlineDate: { gte: '2026-02-01', lte: '2026-02-28' },
  revenue: { lte: 1_000_000 },
  surcharge: { gte: 0.1, lte: 0.25 },
  onlyOwn: true,
  dueThisWeek: true,
  awaitsMe: false,
  archived: true,
};

describe('filters in an address', () => {
  it('are read as the schema of the list reads them', () => {
    expect(readFilters(full)).toEqual(chanceFilters.parse(full));
    expect(Object.keys(readFilters(full))).toEqual(Object.keys(chanceFilters.shape));
  });

  it('know a state under its older names and a day by its timestamp', () => {
    const older = { state: Object.keys(chanceStateAliases), startDate: { gte: '2026-06-30T22:30:00Z' } };
    expect(readFilters(older)).toEqual(chanceFilters.parse(older));
    expect(readFilters(older).startDate).toEqual({ gte: '2026-07-01' });
  });

  it.each([
    ['text', { name: 5, customerName: 'x'.repeat(256) }],
    ['a state', { state: ['editing', 'sleeping'] }],
    ['a list of states', { state: 'editing' }],
    ['ids', { operationalOrgs: ['2'], chanceAdmins: [0] }],
    ['too many ids', { operationalOrgs: Array.from({ length: 101 }, (_, index) => index + 1) }],
    ['a switch', { onlyOwn: 'yes' }],
  ])('leave out %s that the list would refuse', (_, filters) => {
    expect(chanceFilters.safeParse(filters).success).toBe(false);
    expect(readFilters(filters)).toEqual({});
  });

  it.each([
    ['no day', { startDate: { gte: '2026-02-30', lte: '2026-03-01' } }, { startDate: { lte: '2026-03-01' } }],
    ['no number', { revenue: { gte: '5', lte: 9 } }, { revenue: { lte: 9 } }],
  ])('keep the other end of a range when one is %s', (_, filters, read) => {
    expect(readFilters(filters)).toEqual(read);
    expect(chanceFilters.parse(read)).toEqual(read);
  });

  it.each([null, undefined, 'x', 4, [], { unknown: 1 }])('%s says nothing', (value) =>
    expect(readFilters(value)).toEqual({}),
  );
});
