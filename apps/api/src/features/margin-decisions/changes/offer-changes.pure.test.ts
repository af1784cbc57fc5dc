import { describe, expect, it } from 'vitest';
import { areTermsEqual, changesBetween, type Offer } from './offer-changes.ts';

const desk = { id: 'a', name: 'Empfang', revenue: 100, totalCost: 90, minutes: 600, digest: 'd1' };
const night = { id: 'b', name: 'Nachtdienst', revenue: null, totalCost: null, minutes: null, digest: 'd2' };
const terms = { durationMonths: 24, escalationClause: null, estimateRevenue: 500 };
const offer: Offer = { services: [desk, night], terms };

describe('the differences between an approved offer and the one of today', () => {
  it('are none for the same services in another order, and unknown for a round without a record', () => {
    expect(changesBetween(offer, { services: [night, desk], terms: { ...terms } })).toBeNull();
    expect(changesBetween(null, offer)).toBeNull();
    expect(areTermsEqual(null, { ...terms, durationMonths: 12 })).toBe(true);
  });

  it('name each service by what became of it, with its figures on both sides', () => {
    const dearer = { ...desk, name: 'Empfang West', totalCost: 80, digest: 'd3' };
    const added = { ...night, id: 'c', revenue: 50, totalCost: 60 };
    const figures = { revenue: 100, totalCost: 90, minutes: 600, margin: 0.1 };
    const none = { revenue: null, totalCost: null, minutes: null, margin: null };
    const after = { services: [added, dearer], terms };
    expect(changesBetween(offer, after)).toEqual({
      services: [
        {
          ...{ serviceId: 'a', name: 'Empfang West', change: 'changed' },
          ...{ before: figures, after: { ...figures, totalCost: 80, margin: 0.2 } },
        },
        { serviceId: 'b', name: 'Nachtdienst', change: 'removed', before: none, after: null },
        {
          ...{ serviceId: 'c', name: 'Nachtdienst', change: 'added', before: null },
          after: { revenue: 50, totalCost: 60, minutes: null, margin: -0.2 },
        },
      ],
      terms: [],
    });
  });

  it('name a service whose input changed without another price', () => {
    const after = { services: [{ ...desk, digest: 'other' }, night], terms };
    expect(changesBetween(offer, after)?.services).toMatchObject([{ serviceId: 'a', change: 'changed' }]);
  });

  it('name each term that rules judge', () => {
    const later = { durationMonths: 36, escalationClause: 0.8, estimateRevenue: null };
    expect(changesBetween(offer, { ...offer, terms: later })?.terms).toEqual([
      { term: 'durationMonths', before: 24, after: 36 },
      { term: 'escalationClause', before: null, after: 0.8 },
      { term: 'estimateRevenue', before: 500, after: null },
    ]);
    expect(areTermsEqual(offer, { ...terms, escalationClause: 0 })).toBe(false);
  });
});
