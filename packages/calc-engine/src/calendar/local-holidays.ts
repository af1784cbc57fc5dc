import {
  type LocalHolidayId,
  localHolidayIds,
  localHolidaysOfStates,
  type Province,
} from '@zuschlag/validation/vocabulary';

/** How much the law says of one municipality. */
export type Reach =
  /** the holiday holds in the whole municipality */
  | 'whole'
  /** it holds in parts of it, or an authority decides where: a person asks the municipality */
  | 'parts'
  /** it holds in most municipalities of the state: an authority decides where */
  | 'most';

/** Municipalities of a federal state that have a holiday, and the law that gives it to them. */
export interface LocalHolidayRow {
  readonly holiday: LocalHolidayId;
  readonly province: Province;
  readonly law: string;
  readonly reach: Reach;
  /** left out: any place of the state */
  readonly places?: readonly string[];
  /** pairs of first and last postcode, both counted in */
  readonly postcodes?: readonly (readonly [string, string])[];
}

const saxony = { holiday: 'corpusChristi', province: 'DE-SN' } as const;
const thuringia = { holiday: 'corpusChristi', province: 'DE-TH', law: '§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG' } as const;
const saxonLaw = '§ 1 Abs. 1 SächsSFG, FronleichnamsVO';

/** The table of the project. @source docs/calculation.md, Local holidays */
export const localHolidayRows: readonly LocalHolidayRow[] = [
  {
    ...{ holiday: 'peaceFestival', province: 'DE-BY', law: 'Art. 1 Abs. 2 BayFTG', reach: 'whole' },
    ...{ places: ['Augsburg'], postcodes: [['86150', '86199']] },
  },
  { holiday: 'assumption', province: 'DE-BY', law: 'Art. 1 Abs. 1 Nr. 2, Abs. 3 BayFTG', reach: 'most' },
  {
    ...{ ...saxony, law: saxonLaw, reach: 'whole' },
    places: [
      ...['Crostwitz', 'Nebelschütz', 'Panschwitz-Kuckau', 'Puschwitz', 'Räckelwitz', 'Radibor'],
      ...['Ralbitz-Rosenthal', 'Wittichenau'],
    ],
  },
  {
    ...{ ...saxony, law: saxonLaw, reach: 'parts' },
    places: ['Bautzen', 'Göda', 'Großdubrau', 'Hoyerswerda', 'Königswartha', 'Neschwitz'],
  },
  { ...thuringia, reach: 'whole', postcodes: [['37308', '37359']] },
  {
    ...{ ...thuringia, reach: 'parts' },
    places: [
      ...['Anrode', 'Dünwald', 'Rodeberg', 'Südeichsfeld', 'Heyerode', 'Hildebrandshausen', 'Katharinenberg'],
      ...['Lengenfeld unterm Stein', 'Buttlar', 'Geisa', 'Rockenstuhl', 'Schleid', 'Brunnhartshausen', 'Zella'],
      'Dermbach',
    ],
  },
];

/** Where a place of work lies, as it is written in its address. */
export interface Place {
  readonly province: Province | null;
  readonly postalCode: string;
  readonly city: string;
}

/** The row that proposes a local holiday for a place; null where the table names none. */
export function rowFor(holiday: LocalHolidayId, { province, postalCode, city }: Place): LocalHolidayRow | null {
  const written = nameOf(city);
  const isHere = ({ places, postcodes }: LocalHolidayRow) =>
    (!places && !postcodes) ||
    places?.some((name) => nameOf(name) === written) ||
    postcodes?.some(([first, last]) => isWithin(postalCode.trim(), first, last));
  return localHolidayRows.find((row) => row.holiday === holiday && row.province === province && isHere(row)) ?? null;
}

/** The rows that ask something of a place, in the order of their days. */
export function rowsFor(place: Place): LocalHolidayRow[] {
  const known = (place.province && localHolidaysOfStates[place.province]) || [];
  return known.flatMap((holiday) => rowFor(holiday, place) ?? []);
}

/** What the id of a row of a local holiday begins with. */
export const rowMark = 'local';

/** @returns the local holiday behind a row of a rate book; null for a row of the holiday table, or without an id */
export function localHolidayOfRow(id = ''): LocalHolidayId | null {
  const [mark, holiday] = id.split(' ');
  return (mark === rowMark && localHolidayIds.find((one) => one === holiday)) || null;
}

/** The name of a municipality without case, titles, districts and the river it lies on: `Geisa, Stadt` is `geisa`. */
function nameOf(city: string): string {
  const [name = ''] = city.toLowerCase().split(/[,(/]/u);
  return name.trim().replace(/\s+(ot|stadt)\b.*$/u, '');
}

function isWithin(code: string, first: string, last: string): boolean {
  return /^\d{5}$/u.test(code) && code >= first && code <= last;
}
