import type { Lot } from '@zuschlag/validation/chance/lots';

/** A lot in one line: its number and name; without a number, that of its Chance. */
export function lotLine({ lotNumber, name, shortNumber }: Pick<Lot, 'lotNumber' | 'name' | 'shortNumber'>): string {
  return lotNumber ? `${lotNumber} · ${name}` : `${name} (${shortNumber})`;
}
