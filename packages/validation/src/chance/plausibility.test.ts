import { describe, expect, it } from 'vitest';
import { hoursPerMonthOf, type PlausibilityFacts, plausibility } from './plausibility.ts';

const usual: PlausibilityFacts = {
  today: '2026-11-22',
  type: 'Public',
  submission: '2026-12-18',
  questions: '2026-12-11',
  outsideInformation: '2026-12-15',
  siteVisit: '2026-12-04',
  startDate: '2027-01-01',
  estimate: { revenue: 1_000_000, hoursPerMonth: 1_400, margin: 0.08 },
  calculated: { revenue: 1_250_000, hoursPerMonth: 1_050, margin: 0.03 },
};
const codes = (facts: Partial<PlausibilityFacts>) => plausibility({ ...usual, ...facts }).map(({ code }) => code);

describe('plausibility', () => {
  it('says nothing of a usual Chance, also at the very edge of each row', () => {
    expect(plausibility(usual)).toEqual([]);
    expect(
      codes({ submission: '2026-11-22', questions: null, outsideInformation: undefined, siteVisit: null }),
    ).toEqual([]);
    expect(codes({ questions: '2026-12-18', siteVisit: '2026-12-18', startDate: '2026-12-18' })).toEqual([]);
  });

  it.each<[string, Partial<PlausibilityFacts>, string[]]>([
    [
      'a public tender without a date of outside information',
      { outsideInformation: null },
      ['OUTSIDE_INFORMATION_MISSING'],
    ],
    ['questions a day after the submission', { questions: '2026-12-19' }, ['QUESTIONS_AFTER_SUBMISSION']],
    ['a site visit a day after the submission', { siteVisit: '2026-12-19' }, ['SITE_VISIT_AFTER_SUBMISSION']],
    ['a contract that starts a day before the submission', { startDate: '2026-12-17' }, ['CONTRACT_BEFORE_SUBMISSION']],
    ['a submission of yesterday', { today: '2026-12-19' }, ['SUBMISSION_IN_PAST']],
  ])('finds %s', (_, facts, found) => {
    expect(codes(facts)).toEqual(found);
  });

  it('leaves a private tender without a date of outside information alone', () => {
    expect(codes({ type: 'Private', outsideInformation: null })).toEqual([]);
  });

  it('names both figures where the calculation is more than a quarter, or five points, away from the estimate', () => {
    expect(
      plausibility({ ...usual, calculated: { revenue: 1_250_001, hoursPerMonth: 1_049, margin: 0.0299 } }),
    ).toEqual([
      { code: 'ESTIMATED_REVENUE_FAR', field: 'estimate.revenue', estimated: 1_000_000, calculated: 1_250_001 },
      { code: 'ESTIMATED_HOURS_FAR', field: 'estimate.hoursPerMonth', estimated: 1_400, calculated: 1_049 },
      { code: 'ESTIMATED_MARGIN_FAR', field: 'estimate.margin', estimated: 0.08, calculated: 0.0299 },
    ]);
  });

  it('waits for the calculation, and for the estimate of a Quick Chance', () => {
    expect(codes({ calculated: { revenue: null, hoursPerMonth: null, margin: null } })).toEqual([]);
    expect(codes({ estimate: undefined, calculated: { revenue: 9, hoursPerMonth: 9, margin: -1 } })).toEqual([]);
  });
});

describe('the hours of a month', () => {
  it('are the minutes of the contract over its months, and nothing before the calculation', () => {
    expect(hoursPerMonthOf({ minutes: 72_000, durationMonths: 12 })).toBe(100);
    expect(hoursPerMonthOf({ minutes: null, durationMonths: 12 })).toBeNull();
  });
});
