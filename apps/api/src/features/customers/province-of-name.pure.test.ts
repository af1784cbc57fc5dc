import { describe, expect, it } from 'vitest';
import { provinceOfName } from './province-of-name.ts';

describe('the federal state of a name', () => {
  it.each([
    ['Bayern', 'DE-BY'],
    ['Bavaria', 'DE-BY'],
    ['Free State of Bavaria', 'DE-BY'],
    ['Thueringen', 'DE-TH'],
    ['Land Berlin', 'DE-BE'],
    ['Freie und Hansestadt Hamburg', 'DE-HH'],
    ['freie  Hansestadt Bremen', 'DE-HB'],
    ['NW', 'DE-NW'],
    ['DE-SL', 'DE-SL'],
    ['Tirol', null],
    ['', null],
  ])('%j is %j', (name, province) => {
    expect(provinceOfName(name)).toBe(province);
  });
});
