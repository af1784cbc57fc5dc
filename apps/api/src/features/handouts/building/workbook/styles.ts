import type { Fill, Font, Style } from '@cj-tech-master/excelts';
import type { Unit } from '@zuschlag/calc-engine';

const solid = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });
const font = (rest: Partial<Font> = {}): Partial<Font> => ({ name: 'Calibri', size: 10, ...rest });
const thin = { style: 'thin', color: { argb: 'FFD9DEE3' } } as const;

/** The looks of cells; a colour never says alone what a cell is, its column or its legend does. */
export const looks = {
  title: { font: font({ size: 16, bold: true }) },
  subtitle: { font: font({ color: { argb: 'FF5C6670' } }) },
  block: { font: font({ bold: true, color: { argb: 'FFFFFFFF' } }), fill: solid('FF21384D') },
  heading: { font: font({ bold: true }), fill: solid('FFE8ECF0'), border: { bottom: thin } },
  item: { font: font({ italic: true, color: { argb: 'FF5C6670' } }) },
  label: { font: font(), border: { bottom: thin } },
  quiet: { font: font({ color: { argb: 'FF5C6670' } }), border: { bottom: thin } },
  figure: { font: font(), border: { bottom: thin } },
  total: { font: font({ bold: true }), border: { top: { style: 'thin', color: { argb: 'FF21384D' } } } },
  input: {
    font: font({ color: { argb: 'FF0B4FA8' } }),
    fill: solid('FFFFF6CC'),
    border: { bottom: thin },
    protection: { locked: false },
  },
  table: {
    font: font({ color: { argb: 'FF0B4FA8' } }),
    fill: solid('FFE3EFFB'),
    border: { bottom: thin },
    protection: { locked: false },
  },
  wrong: { font: font({ bold: true, color: { argb: 'FFB3261E' } }), fill: solid('FFF9D5D3'), border: { bottom: thin } },
} satisfies Record<string, Partial<Style>>;
export type Look = keyof typeof looks;

const shared = new Map<string, Partial<Style>>();

/**
 * A look with a number format, one object for all of its cells: the library describes a style once per object. Its cells
 * must not change it.
 */
export function styleOf(
  look: Look,
  { format, align, isWrapped = false }: { format?: string; align?: 'right'; isWrapped?: boolean } = {},
): Partial<Style> {
  const key = `${look} ${format ?? ''} ${align ?? ''} ${isWrapped}`;
  const known = shared.get(key);
  if (known) return known;
  const style: Partial<Style> = {
    ...looks[look],
    ...(format === undefined ? {} : { numFmt: format }),
    ...(align === undefined ? {} : { alignment: { horizontal: align } }),
    ...(isWrapped ? { alignment: { wrapText: true, vertical: 'top' as const } } : {}),
  };
  shared.set(key, style);
  return style;
}

/** How a figure of each unit is shown; the value itself is never rounded. */
export const unitFormats: Readonly<Record<Unit, string>> = {
  EUR: '#,##0.00 "€"',
  'EUR/h': '#,##0.00## "€"',
  'EUR/min': '#,##0.00## "€"',
  'EUR/year': '#,##0.00 "€"',
  'EUR/month': '#,##0.00 "€"',
  'EUR/l': '#,##0.00# "€"',
  'EUR/km': '#,##0.00## "€"',
  'l/100km': '0.0#',
  'km/year': '#,##0',
  h: '#,##0.00',
  min: '#,##0',
  days: '0.0#',
  months: '0.00##',
  heads: '0.00##',
  years: '0.000#',
  fraction: '0.00##%',
  number: 'General',
};
