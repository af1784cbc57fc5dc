import { describe, expect, it } from 'vitest';
import { restatedText, restatementText } from './restatement-text.ts';

const moved = { field: 'deadline.submission', before: '2026-12-02', after: '2026-12-07', days: 5 };

describe('what a changed notice states otherwise', () => {
  it('says how far a day moved, later or earlier, in both languages', () => {
    expect(restatedText(moved, 'de')).toBe('Abgabe: 02.12.2026 → 07.12.2026, um 5 Tage verschoben');
    expect(restatedText(moved, 'en')).toMatch(/, moved by 5 days$/);
    const earlier = { ...moved, before: '2026-12-07', after: '2026-12-06', days: -1 };
    expect(restatedText(earlier, 'de')).toMatch(/, um 1 Tag vorgezogen$/);
    expect(restatedText(earlier, 'en')).toMatch(/, moved by 1 day earlier$/);
  });

  it('shows values as people read them, and names a field that has no words by itself', () => {
    const change = { days: null, before: null };
    expect(restatedText({ ...change, field: 'description.mobile', after: 'true' }, 'de')).toMatch(/: – → ja$/);
    expect(restatedText({ ...change, field: 'description.province', after: 'DE-SH' }, 'en')).toMatch(
      /Schleswig-Holstein$/,
    );
    expect(restatedText({ ...change, field: 'contract.other', after: '3' }, 'de')).toBe('other: – → 3');
  });

  it('has a line for each field below what it is about', () => {
    expect(restatementText([moved, moved], 'de').split('\n')).toHaveLength(3);
  });
});
