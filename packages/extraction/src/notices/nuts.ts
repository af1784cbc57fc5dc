import type { Province } from '@zuschlag/validation/vocabulary';

/** The first level of the European classification of regions: a federal state each. */
const states: { readonly [nuts1: string]: Province } = {
  DE1: 'DE-BW',
  DE2: 'DE-BY',
  DE3: 'DE-BE',
  DE4: 'DE-BB',
  DE5: 'DE-HB',
  DE6: 'DE-HH',
  DE7: 'DE-HE',
  DE8: 'DE-MV',
  DE9: 'DE-NI',
  DEA: 'DE-NW',
  DEB: 'DE-RP',
  DEC: 'DE-SL',
  DED: 'DE-SN',
  DEE: 'DE-ST',
  DEF: 'DE-SH',
  DEG: 'DE-TH',
};

/** The federal state of a region such as "DE80O"; null outside of Germany, and for the whole of it. */
export function provinceOfNuts(nuts: string | null): Province | null {
  return states[nuts?.slice(0, 3) ?? ''] ?? null;
}
