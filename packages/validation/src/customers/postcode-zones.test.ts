import { describe, expect, it } from 'vitest';
import { provinceOfPostcode } from './postcode-zones.ts';

describe('the federal state of a postcode', () => {
  it.each([
    ['80331', 'DE-BY'],
    [' 40221 ', 'DE-NW'],
    ['24937', 'DE-SH'],
    // The zone of Ulm and Neu-Ulm lies in two states.
    ['89073', null],
    ['8033', null],
    ['D-80331', null],
    ['', null],
  ])('%j gives %j', (postcode, province) => {
    expect(provinceOfPostcode(postcode)).toBe(province);
  });
});
