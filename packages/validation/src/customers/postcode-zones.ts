import type { Province } from '../vocabulary.ts';

/** The postcode zones, by their first two digits, that lie in one federal state. The others cross a border. */
const zones: Partial<Record<Province, string>> = {
  'DE-BB': '16',
  'DE-BW': '70 71 72 73 77 78 79',
  'DE-BY': '80 81 82 83 84 85 86 87 90 91 92 93 94 95',
  'DE-HE': '60 61',
  'DE-HH': '20',
  'DE-NI': '26 30',
  'DE-NW': '32 33 40 41 42 44 45 46 47 50 52 58',
  'DE-RP': '54 67',
  'DE-SH': '24 25',
  'DE-SN': '02 08 09',
  'DE-ST': '39',
  'DE-TH': '98 99',
};

const provinceOfZone = new Map(
  Object.entries(zones).flatMap(([province, list]) => list.split(' ').map((zone) => [zone, province as Province])),
);

/** @returns the federal state of a German postcode; null where its first digits leave it open, and for other texts */
export function provinceOfPostcode(postcode: string): Province | null {
  const digits = postcode.trim();
  return /^\d{5}$/.test(digits) ? (provinceOfZone.get(digits.slice(0, 2)) ?? null) : null;
}
